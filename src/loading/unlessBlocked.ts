/** Reads or writes the browser's storage; undefined if that throws, as where the visitor has blocked it or it is full. */
export function unlessBlocked<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
