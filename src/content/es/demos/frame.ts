import type { frame as english } from '../../demos/frame.ts';
import type { Translated } from '#domain/translated.ts';
import { orders } from './week.ts';

export const frame: Translated<typeof english> = {
  reset: 'Reiniciar',
  resetLabel: 'Reiniciar los demos: todos vuelven a sus datos de muestra',
  resetDone: 'Todo quedó como estaba.',
  standing: (spot, day, hour) => `${spot}, ${day}, ${hour}`,
  free: 'Gratis',
  added: (price) => `+${price}`,
  online: 'Todo sincronizado',
  syncing: (count) => `Sincronizando ${orders(count)}`,
  airplane: 'Modo avión',
  airplaneWaiting: (count) => `Modo avión: ${orders(count)} en espera`,
};
