import type { Translated } from '#domain/translated.ts';
import type { backToTop as english } from '../../landing/backToTop.ts';

/** The link back to the top of the landing page. */
export const backToTop: Translated<typeof english> = { label: 'Volver arriba', href: '#home' };
