import { callerHeaders, type ReadHeader } from '../runtime/callerAddress.ts';

/** The header of a request that asks which hops the function saw. */
export const hopsQuestion = 'x-tell-hops';

/** The header of the answer. */
export const hopsAnswer = 'x-hops';

/** The header that says which code answers, and that code's name; the bundler puts its hash there (`functions/build.mjs`). */
export const codeAnswer = 'x-code';
export const codeOfBundle = 'code-of-this-bundle';

/** What the headers that may name a caller said; an empty text for one that was missing. */
export type Hops = Readonly<Record<(typeof callerHeaders)[number], string>>;

/** More than this of a header is not told. */
const mostCharacters = 500;

/**
 * What a request said of its way here, as text for a header. `npm run doctor` asks for it, to measure what Hosting and Google's
 * front end write; it is nothing but what the sender sent or is.
 */
export function hopsText(header: ReadHeader): string {
  const told = callerHeaders.map((name) => [name, (header(name) ?? '').slice(0, mostCharacters)]);
  return JSON.stringify(Object.fromEntries(told));
}

/** Reads the text; null for anything else. */
export function hopsFrom(text: string | null): Hops | null {
  return text === null ? null : (JSON.parse(text) as Hops);
}
