import type * as english from '../../landing/captions.ts';
import type { Translated } from '#domain/translated.ts';

/** The page of the menu that is empty when the menu builder's video begins. */
export const emptyPage: Translated<typeof english.emptyPage> = 'Especial de hoy';

/** Captions of the videos on a phone, in order. */
export const captions: Translated<typeof english.captions> = {
  'heat-map': [
    'Viernes por la noche: Foundry Yard, $398.',
    'Mediodía: ganan otros.',
    'El día completo.',
    'Noche: otra vez Foundry Yard.',
  ],
  'menu-builder': [
    'Especial de hoy: vacío.',
    'Arrastras ahí el taco de pescado.',
    'Lo abres y le agregas salsa macha.',
    'Guardado y a la venta.',
  ],
  'point-of-sale': [
    'Modo avión: no hay señal.',
    'Dos tacos: Martes de tacos, 20% menos.',
    'Se paga en efectivo, y el pedido espera.',
    'Vuelve la señal: se envía una vez.',
  ],
  analytics: [
    'Hoy es martes.',
    'Entran pedidos: los números cambian y crece la columna del mediodía.',
    'Lo que va de la semana.',
    'Otra vez el martes.',
  ],
};
