/** The unexpected `console.error` calls of the current story; React reports its warnings there. */
const surprises: string[] = [];

/**
 * Starts listening. A story whose subject is a failure announces what it will write by
 * `parameters: { expectedErrors: /…/u }`.
 * @returns how to stop.
 */
export function listenForErrors(expected: unknown): () => void {
  surprises.length = 0;
  const original = console.error;
  console.error = (...words: unknown[]) => {
    const written = words.map(String).join(' ');
    if (expected instanceof RegExp && expected.test(written)) return;
    surprises.push(written);
    original(...words);
  };
  return () => {
    console.error = original;
  };
}

/** Fails the story when it wrote an error it did not announce. */
export function refuseErrors(): void {
  if (surprises.length > 0) throw new Error(`The story wrote to console.error:\n${surprises.join('\n')}`);
}
