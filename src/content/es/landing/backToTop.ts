import type { Translated } from '#domain/translated.ts';
import type { backToTop as english } from '../../landing/backToTop.ts';

export const backToTop: Translated<typeof english> = { label: 'Volver arriba', href: '#home' };
