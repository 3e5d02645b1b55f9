import { pluralize } from '#domain/pluralize.ts';

/** A position, as announced: `2 of 5 in Tacos`. */
function standing(at: number, of: number, category?: string): string {
  return category === undefined ? `${at} of ${of}` : `${at} of ${of} in ${category}`;
}

export const menuBuilder = {
  title: 'Menu builder',
  intro:
    'Drag by the grip, or open the three dots to move without dragging. What you see here is what you sell.',
  board: 'Categories and their items',
  items: (count: number) => pluralize(count, 'item', 'items'),
  emptyCategory: 'Nothing here yet. Add an item, or drop one.',
  emptyMenu: 'The menu is empty',
  emptyMenuText: 'Add a category, then put items in it.',
  addCategory: 'Add category',
  addItem: 'Add item',
  addItemTo: (category: string) => `Add item to ${category}`,
  grip: (name: string) => `Move ${name}`,
  gripHelp: 'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to put it back.',
  edit: 'Edit',
  actions: (name: string) => `More for ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  moveTo: (category: string) => `Move to ${category}`,
  remove: 'Delete',
  undo: 'Undo',
  save: 'Save',
  cancel: 'Cancel',
  newItem: 'New item',
  editItem: 'Edit item',
  newCategory: 'New category',
  editCategory: 'Edit category',
  newModifier: 'New modifier',
  editModifier: 'Edit modifier',
  modifiers: 'Modifiers',
  modifiersHint: 'What a customer can add. Write it once, offer it with any item.',
  addModifier: 'Add modifier',
  noModifiers: 'No modifiers yet.',
  name: 'Name',
  price: 'Price',
  addedPrice: 'Added to the price',
  cost: 'Your cost',
  costHint: 'Ingredients and packaging for one.',
  offeredWith: 'Offered with it',
  color: 'Key color',
  tones: { orange: 'Orange', green: 'Green', chili: 'Chili', peach: 'Peach' },
  /** The profit per item, before the other costs. */
  leaves: (amount: string) =>
    `Each one leaves ${amount} after ingredients and packaging. The spot, wages and fuel still come off.`,
  problems: {
    name: 'Give it a name.',
    price: 'Enter a price such as 4.50, up to 999.',
  },
  said: {
    lifted: (name: string, at: number, of: number, category?: string) =>
      `${name} picked up, ${standing(at, of, category)}.`,
    moved: (name: string, at: number, of: number, category?: string) =>
      `${name}, ${standing(at, of, category)}.`,
    dropped: (name: string, at: number, of: number, category?: string) =>
      `${name} dropped, ${standing(at, of, category)}.`,
    returned: (name: string) => `${name} is back where it was.`,
    edge: (name: string) => `${name} can’t go any further that way.`,
    added: (name: string) => `${name} added.`,
    saved: (name: string) => `${name} saved.`,
    removed: (name: string) => `${name} deleted.`,
    restored: (name: string) => `${name} is back.`,
  },
} as const;
