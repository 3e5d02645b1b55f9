import { createHash } from 'node:crypto';

/** A document id for a text that must stay secret or that a document id may not contain. */
export function hashId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
