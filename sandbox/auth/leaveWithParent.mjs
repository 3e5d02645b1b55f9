// Loaded into the Auth emulator's process: saves its users and exits once the sandbox that started it has ended for any
// reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// During shutdown its output has no reader; a write error must not end it before the users are saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
