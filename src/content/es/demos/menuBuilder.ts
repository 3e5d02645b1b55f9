import type { menuBuilder as english } from '../../demos/menuBuilder.ts';
import type { Translated } from '#domain/translated.ts';
import { pluralize } from '#domain/pluralize.ts';

/** A position, as announced: `2 de 5 en Tacos`. */
function standing(at: number, of: number, category?: string): string {
  return category === undefined ? `${at} de ${of}` : `${at} de ${of} en ${category}`;
}

export const menuBuilder: Translated<typeof english> = {
  title: 'Editor de menú',
  intro:
    'Arrastra por el asa, o abre los tres puntos para mover sin arrastrar. Lo que ves aquí es lo que vendes.',
  board: 'Las categorías y sus productos',
  items: (count) => pluralize(count, 'producto', 'productos'),
  emptyCategory: 'Aquí todavía no hay nada. Agrega un producto o suelta uno.',
  emptyMenu: 'El menú está vacío',
  emptyMenuText: 'Agrega una categoría y luego ponle productos.',
  addCategory: 'Agregar categoría',
  addItem: 'Agregar producto',
  addItemTo: (category) => `Agregar producto a ${category}`,
  grip: (name) => `Mover ${name}`,
  gripHelp:
    'Presiona espacio para levantarlo. Las flechas lo mueven, espacio lo suelta y escape lo devuelve a su lugar.',
  edit: 'Editar',
  actions: (name) => `Más opciones para ${name}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  moveEarlier: 'Mover antes',
  moveLater: 'Mover después',
  moveTo: (category) => `Mover a ${category}`,
  remove: 'Borrar',
  undo: 'Deshacer',
  save: 'Guardar',
  cancel: 'Cancelar',
  newItem: 'Producto nuevo',
  editItem: 'Editar producto',
  newCategory: 'Categoría nueva',
  editCategory: 'Editar categoría',
  newModifier: 'Extra nuevo',
  editModifier: 'Editar extra',
  modifiers: 'Extras',
  modifiersHint: 'Lo que un cliente puede agregar. Escríbelo una vez y ofrécelo con cualquier producto.',
  addModifier: 'Agregar extra',
  noModifiers: 'Todavía no hay extras.',
  name: 'Nombre',
  price: 'Precio',
  addedPrice: 'Se suma al precio',
  cost: 'Lo que te cuesta',
  costHint: 'Ingredientes y empaque de uno.',
  offeredWith: 'Se ofrece con',
  color: 'Color de su tecla',
  tones: { orange: 'Naranja', green: 'Verde', chili: 'Rojo chile', peach: 'Durazno' },
  leaves: (amount) =>
    `Cada uno deja ${amount} después de ingredientes y empaque. Faltan el lugar, los sueldos y la gasolina.`,
  problems: {
    name: 'Ponle un nombre.',
    price: 'Escribe un precio como 4.50, máximo 999.',
  },
  said: {
    lifted: (name, at, of, category) => `Levantaste ${name}, ${standing(at, of, category)}.`,
    moved: (name, at, of, category) => `${name}, ${standing(at, of, category)}.`,
    dropped: (name, at, of, category) => `${name} en su lugar, ${standing(at, of, category)}.`,
    returned: (name) => `${name} volvió a donde estaba.`,
    edge: (name) => `${name} ya no puede moverse más en esa dirección.`,
    added: (name) => `Se agregó ${name}.`,
    saved: (name) => `Se guardó ${name}.`,
    removed: (name) => `Se borró ${name}.`,
    restored: (name) => `Volvió ${name}.`,
  },
};
