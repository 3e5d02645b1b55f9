import { createHash } from 'node:crypto';

/** An id for a text that an id may not hold, or that it must not show. */
export function hashId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
