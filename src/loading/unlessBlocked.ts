/** Reads or writes the browser's storage; undefined if that throws: it is blocked or full, or what is stored is damaged. */
export function unlessBlocked<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
