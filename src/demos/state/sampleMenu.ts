import { sample } from '#content/demos/sample.ts';
import type { Menu } from './menu.ts';

const { categories, items, modifiers } = sample;

const taco = ['noOnion', 'salsa', 'guacamole', 'cheese'] as const;
const dumpling = ['chiliCrisp', 'double'] as const;
const drink = ['large'] as const;

/** The menu that every visitor starts with. Prices and costs in cents. */
export const sampleMenu = {
  modifiers: [
    { id: 'noOnion', name: modifiers.noOnion, price: 0, cost: 0 },
    { id: 'salsa', name: modifiers.salsa, price: 50, cost: 12 },
    { id: 'guacamole', name: modifiers.guacamole, price: 175, cost: 62 },
    { id: 'cheese', name: modifiers.cheese, price: 100, cost: 31 },
    { id: 'chiliCrisp', name: modifiers.chiliCrisp, price: 75, cost: 18 },
    { id: 'double', name: modifiers.double, price: 700, cost: 240 },
    { id: 'oatMilk', name: modifiers.oatMilk, price: 75, cost: 24 },
    { id: 'large', name: modifiers.large, price: 150, cost: 38 },
  ],
  categories: [
    {
      id: 'tacos',
      name: categories.tacos,
      tone: 'orange',
      items: [
        { id: 'alPastor', name: items.alPastor, price: 450, cost: 136, modifierIds: taco },
        { id: 'asada', name: items.asada, price: 500, cost: 178, modifierIds: taco },
        { id: 'fish', name: items.fish, price: 550, cost: 194, modifierIds: taco },
        { id: 'mushroom', name: items.mushroom, price: 425, cost: 104, modifierIds: taco },
      ],
    },
    {
      id: 'dumplings',
      name: categories.dumplings,
      tone: 'chili',
      items: [
        { id: 'pork', name: items.pork, price: 950, cost: 262, modifierIds: dumpling },
        { id: 'shrimp', name: items.shrimp, price: 1100, cost: 374, modifierIds: dumpling },
        { id: 'wontons', name: items.wontons, price: 900, cost: 236, modifierIds: dumpling },
      ],
    },
    {
      id: 'sides',
      name: categories.sides,
      tone: 'peach',
      items: [
        { id: 'elote', name: items.elote, price: 500, cost: 118, modifierIds: ['cheese', 'chiliCrisp'] },
        { id: 'cucumber', name: items.cucumber, price: 450, cost: 92, modifierIds: ['chiliCrisp'] },
        { id: 'churros', name: items.churros, price: 550, cost: 108, modifierIds: [] },
      ],
    },
    {
      id: 'drinks',
      name: categories.drinks,
      tone: 'green',
      items: [
        { id: 'coldBrew', name: items.coldBrew, price: 475, cost: 84, modifierIds: ['oatMilk', 'large'] },
        { id: 'horchata', name: items.horchata, price: 400, cost: 72, modifierIds: drink },
        { id: 'limeade', name: items.limeade, price: 375, cost: 58, modifierIds: drink },
      ],
    },
  ],
} as const satisfies Menu;

export type SampleItemId = (typeof sampleMenu)['categories'][number]['items'][number]['id'];
