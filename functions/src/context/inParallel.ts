import PQueue from 'p-queue';

/**
 * Runs each item, at most `atOnce` at a time: the next one begins as soon as any ends. Ends when all have ended; `run` must not
 * reject.
 * @param isOver once true, no further item begins.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<unknown>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const queue = new PQueue({ concurrency: atOnce });
  await queue.addAll(
    items.map((item) => async () => {
      if (!isOver()) await run(item);
    }),
  );
}
