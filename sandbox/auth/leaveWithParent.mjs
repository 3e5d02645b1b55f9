// Loaded into the Auth emulator's process: when the sandbox that started it is gone, however it ended, the
// emulator saves its users and leaves too.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// Its output during shutdown has no reader any more; a write error must not end it before the users are saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
