import { createHash } from 'node:crypto';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import type { GoogleAccount } from '../auth/accounts.ts';

/** The account from the form; undefined if its address or name is invalid. */
export function profileOf(form: unknown): GoogleAccount | undefined {
  const { email, name } = (form ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof name !== 'string') return undefined;
  const address = normalizeEmail(email);
  if (!isEmail(address) || name.trim() === '') return undefined;
  return { sub: subjectOf(address), email: address, name: name.trim() };
}

// Google's ids have 21 digits and never change. Here the address determines the id, so that choosing it again gives the
// same account.
function subjectOf(address: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(address).digest('hex')}`).toString();
  return `1${digits.slice(0, 20)}`;
}
