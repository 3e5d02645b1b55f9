import type { perInterval as english } from '../../funnel/intervals.ts';
import type { Translated } from '#domain/translated.ts';

export const perInterval: Translated<typeof english> = { month: 'al mes', year: 'al año' };
