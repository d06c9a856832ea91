// Tries what the hardening options of the service's unit forbid, and says of each attempt whether it
// was allowed. Attempts whose names end in -works have to succeed in the sandbox too.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int (*attempt)(void);

static int unix_socket(void) { return socket(AF_UNIX, SOCK_STREAM, 0); }
static int internet_socket(void) { return socket(AF_INET, SOCK_STREAM, 0); }
static int netlink_socket(void) { return socket(AF_NETLINK, SOCK_RAW, 0); }

static int writable_code(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? -1 : 0;
}

static int memory_turned_into_code(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? -1 : mprotect(page, 4096, PROT_READ | PROT_EXEC);
}

static int user_namespace(void) { return unshare(CLONE_NEWUSER); }
static int lower_priority(void) { return setpriority(PRIO_PROCESS, 0, 5); }
static int change_of_user(void) { return (int)syscall(SYS_setuid, getuid()); }
static int tracing(void) { return (int)ptrace(PTRACE_TRACEME, 0, NULL, NULL); }
static int other_personality(void) { return personality(PER_LINUX32); }

static int real_time(void) {
  struct sched_param parameters = {.sched_priority = 1};
  return sched_setscheduler(0, SCHED_FIFO, &parameters);
}

static int set_user_id_file(void) {
  int file = memfd_create("probe", MFD_CLOEXEC);
  return file < 0 ? -1 : fchmod(file, 04700);
}

static int foreign_system_call(void) {
#ifdef __x86_64__
  long result;
  const long getpid_of_i386 = 20;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(getpid_of_i386) : "memory", "r8", "r9", "r10", "r11");
  if (result > 0) return 0;
  errno = (int)-result;
#else
  errno = ENOSYS;
#endif
  return -1;
}

static int new_privileges(void) {
  errno = EPERM;
  return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0 ? 0 : -1;
}

static int core_dump(void) {
  // What the shell has as its soft limit says nothing: it may be raised to the hard one.
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) != 0) return -1;
  errno = EPERM;
  return limit.rlim_max > 0 ? 0 : -1;
}

static int file_for_others(void) {
  mode_t mask = umask(0);
  errno = EPERM;
  return (mask & 077) == 077 ? -1 : 0;
}

// Each in a child of its own: some attempts change the process, and some end it.
static void try(const char *name, attempt function) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) _exit(function() < 0 ? errno : 0);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) {
    printf("%s: denied by signal %d\n", name, WTERMSIG(status));
  } else if (WEXITSTATUS(status) != 0) {
    printf("%s: denied, %s\n", name, strerror(WEXITSTATUS(status)));
  } else {
    printf("%s: allowed\n", name);
  }
}

static void print_filters(void) {
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  while (status != NULL && fgets(line, sizeof line, status) != NULL)
    if (strncmp(line, "Seccomp_filters:", 16) == 0) fputs(line, stdout);
}

int main(void) {
  try("unix-socket-works", unix_socket);
  try("internet-socket", internet_socket);
  try("netlink-socket", netlink_socket);
  try("writable-code", writable_code);
  try("memory-turned-into-code", memory_turned_into_code);
  try("user-namespace", user_namespace);
  try("lower-priority", lower_priority);
  try("change-of-user", change_of_user);
  try("tracing", tracing);
  try("other-personality", other_personality);
  try("real-time", real_time);
  try("set-user-id-file", set_user_id_file);
  try("foreign-system-call", foreign_system_call);
  try("new-privileges", new_privileges);
  try("core-dump", core_dump);
  try("file-for-others", file_for_others);
  print_filters();
  return 0;
}
