import { randomBytes } from 'node:crypto';

/** Thirty-two letters and digits that are hard to confuse. A power of two, so that all are equally likely. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Maps each byte to a capital or digit. */
export function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** A random id in PayPal's style: the prefix, then this many capitals and digits. */
export function newId(prefix: string, length: number): string {
  return prefix + idFrom(randomBytes(length));
}

/** The thirteen hexadecimal digits that PayPal's support requests. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
