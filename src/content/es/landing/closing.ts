import type { Translated } from '#domain/translated.ts';
import type { closing as english } from '../../landing/closing.ts';
import { hero } from './hero.ts';

const [today, then] = hero.promises;

export const closing: Translated<typeof english> = {
  id: 'start',
  title: `Empieza con ${today}`,
  lead: `${then}. Haz una pausa por temporada o cancela con dos clics, sin cargo.`,
  slip: hero.slip,
};
