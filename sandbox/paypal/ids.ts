import { randomBytes } from 'node:crypto';

/** Thirty-two letters and digits that cannot be mistaken for each other; a power of two, so no letter is favoured. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random id in PayPal's style: the prefix, then that many capitals and digits. */
export function newId(prefix: string, length: number): string {
  return prefix + Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** The thirteen hexadecimal digits PayPal's support asks for. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}
