# The service's entries carry fields.

entry_of_placing() {
  journalctl --user -q -o json _SYSTEMD_USER_UNIT=controlbus.service MESSAGE=placed \
    KIND=com.example.ReaderApp.focus-mode EXTENSION=$extension CONTROL_ID=focus-mode PRIORITY=6
}
entries_have_fields() { wait_until 'the entry comes' grep -q . <(entry_of_placing); }

check 'journal entries carry KIND, EXTENSION, CONTROL_ID and PRIORITY' entries_have_fields
