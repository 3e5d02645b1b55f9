// Loaded into the Auth emulator's process: when the sandbox that started it has ended, however that happened, the emulator
// saves its users and exits too.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// During shutdown nobody reads its output; a write error must not end it before the users are saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
