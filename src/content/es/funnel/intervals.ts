import type { perInterval as english } from '../../funnel/intervals.ts';
import type { Translated } from '#domain/translated.ts';

/** Written after a price. */
export const perInterval: Translated<typeof english> = { month: 'al mes', year: 'al año' };
