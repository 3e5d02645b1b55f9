/** The current story's unexpected `console.error` calls, which include React's warnings. */
const surprises: string[] = [];

/** Emotion's report of a rule for another engine, which this one cannot read. */
const otherEngine = /^There was a problem inserting the following rule: "[^{]*:-moz-/u;

/**
 * Starts listening. A story that expects errors declares them in `parameters: { expectedErrors: /…/u }`.
 * @returns a function that stops listening.
 */
export function listenForErrors(expected: unknown): () => void {
  surprises.length = 0;
  const original = console.error;
  const listener = (...words: unknown[]) => {
    const written = words.map(String).join(' ');
    if (otherEngine.test(written) || (expected instanceof RegExp && expected.test(written))) return;
    surprises.push(written);
    original(...words);
  };
  console.error = listener;
  return () => {
    // A test that listens since then must not stop: it ends a story that an earlier test left.
    if (console.error === listener) console.error = original;
  };
}

/** Fails the story if it wrote an error that it had not declared. */
export function refuseErrors(): void {
  if (surprises.length > 0) throw new Error(`The story wrote to console.error:\n${surprises.join('\n')}`);
}
