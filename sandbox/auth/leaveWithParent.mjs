// Loaded into the Auth emulator's process: when the sandbox that started it is gone, however it ended, the
// emulator saves its users and leaves too.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
