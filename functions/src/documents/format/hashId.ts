import { createHash } from 'node:crypto';

/** A document id for a text that must not be visible in it, or that ids may not contain. */
export function hashId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
