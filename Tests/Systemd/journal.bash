# The service's entries carry fields.

has_entry_of_placing() {
  [ -n "$(journalctl --user -q -o json _SYSTEMD_USER_UNIT=controlbus.service PRIORITY=6 \
    KIND=com.example.ReaderApp.focus-mode EXTENSION=$extension CONTROL_ID=focus-mode)" ]
}
entries_have_fields() { wait_until 'the entry comes' has_entry_of_placing; }

check 'journal entries carry KIND, EXTENSION, CONTROL_ID and PRIORITY' entries_have_fields
