import { randomBytes } from 'node:crypto';

/** Thirty-two letters and digits that cannot be confused with one another. A power of two, so that no letter is favoured. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Turns each byte into one capital or digit. */
export function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** A random id in PayPal's style: the prefix, then that many capitals and digits. */
export function newId(prefix: string, length: number): string {
  return prefix + idFrom(randomBytes(length));
}

/** The thirteen hexadecimal digits that PayPal's support asks for. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
