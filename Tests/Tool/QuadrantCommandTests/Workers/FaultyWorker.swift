/// A program between the tool and a worker, which does something wrong at the request in which the word "Faulty" stands.
enum FaultyWorker {
    /// In C. It is given the program that is the worker, and what it does.
    static let source = """
        #define _GNU_SOURCE
        #include <poll.h>
        #include <signal.h>
        #include <stdint.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/socket.h>
        #include <unistd.h>

        static char message[1 << 20];
        static union { struct cmsghdr header; char room[CMSG_SPACE(2 * sizeof(int))]; } files;

        static ssize_t receive(int from, size_t *room) {
            struct iovec part = {message, sizeof message};
            struct msghdr all = {0, 0, &part, 1, &files, sizeof files, 0};
            ssize_t count = recvmsg(from, &all, 0);
            *room = all.msg_controllen;
            return count;
        }

        static void send_on(int to, ssize_t count, size_t room) {
            struct iovec part = {message, count};
            struct msghdr all = {0, 0, &part, 1, room ? &files : 0, room, 0};
            sendmsg(to, &all, 0);
        }

        static void answer(uint32_t version, uint64_t length) {
            uint32_t name = 0x6b576451;
            write(3, &name, 4);
            write(3, &version, 4);
            write(3, &length, 8);
        }

        static void fail(const char *how) {
            if (!strcmp(how, "killed")) kill(getpid(), SIGKILL);
            if (!strcmp(how, "exits")) _exit(0);
            if (!strcmp(how, "hangs")) sleep(1000);
            if (!strcmp(how, "garbage")) write(3, "GARBAGE GARBAGE GARBAGE GARBAGE", 31);
            if (!strcmp(how, "half")) { write(3, "QdWk", 4); _exit(0); }
            if (!strcmp(how, "large")) answer(1, 4ull << 30);
            if (!strcmp(how, "version")) answer(99, 10);
            if (!strcmp(how, "nonsense")) { answer(1, 10); write(3, "[1, 2, 3] ", 10); }
            if (!strcmp(how, "other")) {
                const char *text = "{\\"number\\":77,\\"end\\":{\\"notBegun\\":{\\"_0\\":\\"x\\"}}}";
                answer(1, strlen(text));
                write(3, text, strlen(text));
            }
            for (;;) pause();
        }

        int main(int count, char **words) {
            int ends[2];
            socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
            if (fork() == 0) {
                dup2(ends[1], 3);
                close(ends[0]);
                execl(words[1], words[1], "drawing-worker", (char *)0);
                _exit(1);
            }
            close(ends[1]);
            for (;;) {
                struct pollfd asked[2] = {{3, POLLIN, 0}, {ends[0], POLLIN, 0}};
                poll(asked, 2, -1);
                for (int side = 0; side < 2; side++) {
                    if (!asked[side].revents) continue;
                    size_t room;
                    ssize_t length = receive(asked[side].fd, &room);
                    if (length <= 0) _exit(0);
                    if (side == 0 && memmem(message, length, "Faulty", 6)) fail(words[2]);
                    send_on(side == 0 ? ends[0] : 3, length, room);
                    for (struct cmsghdr *file = &files.header; room && file; file = 0) {
                        close(((int *)CMSG_DATA(file))[0]);
                        close(((int *)CMSG_DATA(file))[1]);
                    }
                }
            }
        }
        """
}
