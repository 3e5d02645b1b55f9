/** The unexpected `console.error` calls of the current story; React writes its warnings there. */
const surprises: string[] = [];

/**
 * Starts listening. A story about a failure declares the expected errors by `parameters: { expectedErrors: /…/u }`.
 * @returns a function that stops it.
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

/** Fails the story if it wrote an error that it did not declare. */
export function refuseErrors(): void {
  if (surprises.length > 0) throw new Error(`The story wrote to console.error:\n${surprises.join('\n')}`);
}
