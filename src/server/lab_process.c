/* lab_process.c - another process of this program, bounded in all it may take. Between
 * fork and exec only system calls are made, since other threads may hold any lock.
 * See lab.h. */
#define _GNU_SOURCE /* close_range */
#include "server/lab.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { POLITENESS = 10, MOST_FILE = 64 * 1024 * 1024 };

/* Sanitizers reserve more memory than any bound would leave. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif

static void bound(__rlimit_resource_t what, rlim_t most)
{
	const struct rlimit limit = { most, most };
	setrlimit(what, &limit);
}

/* In the new process: never returns. */
static void become(const char *folder, char *const *arguments, const char *answer, int said,
                   int seconds)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	signal(SIGPIPE, SIG_DFL);
	setpriority(PRIO_PROCESS, 0, POLITENESS);
	bound(RLIMIT_CPU, (rlim_t)(4 * seconds));
	bound(RLIMIT_FSIZE, MOST_FILE);
	bound(RLIMIT_CORE, 0);
#ifndef SANITIZED
	bound(RLIMIT_DATA, (rlim_t)2 << 30);
#endif
	int nothing = open("/dev/null", O_RDONLY);
	int out = chdir(folder) == 0 ? open(answer, O_WRONLY | O_CREAT | O_TRUNC, 0600) : -1;
	if (nothing < 0 || out < 0 || dup2(nothing, 0) < 0 || dup2(out, 1) < 0 || dup2(said, 2) < 0)
		_exit(2);
	close_range(3, ~0u, 0);
	execv("/proc/self/exe", arguments);
	_exit(2);
}

bool srv_lab_begin(struct srv_lab_process *process, const char *folder, char *const *arguments,
                   const char *answer, int seconds)
{
	int ends[2];
	*process = (struct srv_lab_process){ .begun = srv_now() };
	if (pipe(ends) != 0)
		return false;
	process->pid = fork();
	if (process->pid == 0)
		become(folder, arguments, answer, ends[1], seconds);
	close(ends[1]);
	process->said = ends[0];
	if (process->pid > 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 &&
	    fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0)
		return true;
	srv_lab_end(process);
	return false;
}

static void hear_line(struct srv_lab_process *process)
{
	uint64_t done, of;
	process->line[process->length] = '\0';
	process->length = 0;
	if (sscanf(process->line, "progress %" SCNu64 " of %" SCNu64, &done, &of) == 2) {
		process->done = done;
		process->of = of;
	} else if (strncmp(process->line, "perilune: ", 10) == 0) {
		snprintf(process->complaint, sizeof process->complaint, "%s", process->line + 10);
	}
}

/* What does not fit into a line is left out. */
static void hear_all(struct srv_lab_process *process)
{
	char heard[4096];
	ssize_t count;
	while ((count = read(process->said, heard, sizeof heard)) > 0)
		for (ssize_t i = 0; i < count; i++) {
			if (heard[i] == '\n')
				hear_line(process);
			else if (process->length + 1 < sizeof process->line)
				process->line[process->length++] = heard[i];
		}
}

void srv_lab_tell_to_stop(struct srv_lab_process *process)
{
	if (process->pid <= 0 || process->told != 0)
		return;
	process->told = srv_now();
	kill(process->pid, SIGTERM);
}

bool srv_lab_hear(struct srv_lab_process *process, int seconds, int *status)
{
	int64_t now = srv_now();
	*status = 2 << 8; /* as if it had complained */
	pid_t ended = waitpid(process->pid, status, WNOHANG);
	hear_all(process);
	if (ended == process->pid || (ended < 0 && errno != EINTR)) {
		close(process->said);
		process->said = -1;
		process->pid = 0;
		return true;
	}
	if (now - process->begun > seconds * (int64_t)1000)
		srv_lab_tell_to_stop(process);
	if (process->told != 0 && now - process->told > SRV_LAB_GRACE_SECONDS * (int64_t)1000)
		kill(process->pid, SIGKILL);
	return false;
}

void srv_lab_end(struct srv_lab_process *process)
{
	int status;
	if (process->pid > 0) {
		kill(process->pid, SIGKILL);
		while (waitpid(process->pid, &status, 0) < 0 && errno == EINTR)
			;
	}
	if (process->begun != 0 && process->said >= 0)
		close(process->said);
	*process = (struct srv_lab_process){ 0 };
}
