import type { Translated } from '#domain/translated.ts';
import type * as english from '../../funnel/scene.ts';

export const scene: Translated<typeof english.scene> = {
  closed: () => 'Un food truck con la cortina abajo y la lámpara encendida',
  letter: () => 'Un food truck con la cortina abajo y un sobre en el mostrador',
  opening: () => 'Un food truck con la cortina a medio subir',
  named: (name) =>
    name === ''
      ? 'Un food truck con el toldo abierto, todavía sin nombre'
      : `El food truck ${name} con el toldo abierto`,
  open: (name) =>
    name === ''
      ? 'Un food truck abierto y con las luces encendidas'
      : `El food truck ${name}, abierto y con las luces encendidas`,
  trouble: (name) => `El food truck ${name}, abierto, con una lámpara ámbar en el techo`,
  stopped: (name) => `El food truck ${name} con la cortina abajo y una lámpara ámbar en el techo`,
  paused: (name) => `El food truck ${name} con la cortina abajo por ahora`,
  ended: (name) => `El food truck ${name} con la cortina abajo y las luces apagadas`,
  lost: () => 'Un food truck que busca su lugar',
  isOpen: (name) => `${name} ya abrió`,
};
