import type * as english from '../../landing/captions.ts';
import type { Translated } from '#domain/translated.ts';

/** The page of the menu that is empty when the menu builder's video begins. */
export const emptyPage: Translated<typeof english.emptyPage> = 'Especial de hoy';

/** Captions of the videos on a phone, in order. */
export const captions: Translated<typeof english.captions> = {
  'heat-map': [
    'Un mapa de la ciudad muestra cuánto deja cada lugar el viernes en la noche, en promedio. Foundry Yard va adelante con $398.',
    'Se elige el almuerzo, y cambian los mejores lugares.',
    'El día completo.',
    'Otra vez la noche: Foundry Yard, de nuevo.',
  ],
  'menu-builder': [
    'El menú: los tacos, y el especial de hoy, que está vacío.',
    'El taco de pescado se arrastra del asa al especial de hoy.',
    'Se abre y lleva salsa macha como extra.',
    'Guardado. Lo que ves aquí es lo que vendes.',
  ],
  'point-of-sale': [
    'Se activa el modo avión: no hay señal.',
    'Dos tacos al pastor. El descuento del martes se aplica solo.',
    'Se paga en efectivo, y el pedido espera en la tableta.',
    'Vuelve la señal. El pedido se manda, una sola vez.',
  ],
  analytics: [
    'Lo que va del martes: ganancia, ventas, pedidos y horas pico.',
    'Entran pedidos. Con cada uno los números cambian y crece la columna del mediodía.',
    'Lo que va de la semana.',
    'Otra vez el martes.',
  ],
};
