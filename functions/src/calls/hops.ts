import { callerHeaders, type ReadHeader } from '../runtime/callerAddress.ts';

/** The request header that asks which hops the function saw. */
export const hopsQuestion = 'x-tell-hops';

export const hopsAnswer = 'x-hops';

/** The response header that identifies the running code. The bundler writes the hash into `codeOfBundle` (`build.mjs`). */
export const codeAnswer = 'x-code';
export const codeOfBundle = 'code-of-this-bundle';

/** The values of the headers that may name a caller; an empty string for a missing header. */
export type Hops = Readonly<Record<(typeof callerHeaders)[number], string>>;

/** Longer header values are cut to this length. */
const mostCharacters = 500;

/**
 * Serializes a request's hops for the response header. `npm run doctor` requests them to measure what Hosting and Google's
 * front end write. They contain only what the sender sent, and the sender's own address.
 */
export function hopsText(header: ReadHeader): string {
  const seen = callerHeaders.map((name) => [name, (header(name) ?? '').slice(0, mostCharacters)]);
  return JSON.stringify(Object.fromEntries(seen));
}

/** Parses the result of `hopsText`; null if the response had no such header. */
export function hopsFrom(text: string | null): Hops | null {
  return text === null ? null : (JSON.parse(text) as Hops);
}
