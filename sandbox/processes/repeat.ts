/** Repeats a task until stopped, without overlapping runs. A failure is reported and does not stop the repetition. */
export function repeat(task: () => Promise<void>, everyMs: number): { stop(): Promise<void> } {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= task()
      .catch((error: unknown) => console.error(error))
      .finally(() => (current = undefined));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
