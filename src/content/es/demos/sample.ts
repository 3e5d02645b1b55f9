import type { sample as english } from '../../demos/sample.ts';
import type { Translated } from '#domain/translated.ts';

/** Names of the sample business. The city, its streets and the truck are fictional. */
export const sample: Translated<typeof english> = {
  city: 'Port Calder',
  truck: 'Dos Faroles',
  spots: {
    mission: 'Mission Street',
    harbor: 'Harbor Steps',
    foundry: 'Foundry Yard',
    lantern: 'Lantern Market',
    juniper: 'Juniper Park',
    college: 'College Green',
    tram: 'Tram Depot',
    ropewalk: 'Ropewalk Lane',
  },
  categories: { tacos: 'Tacos', dumplings: 'Dumplings', sides: 'Antojitos', drinks: 'Bebidas' },
  items: {
    alPastor: 'Taco al pastor',
    asada: 'Taco de carne asada',
    fish: 'Taco de pescado',
    mushroom: 'Taco de hongos',
    pork: 'Dumplings de puerco',
    shrimp: 'Dumplings de camarón',
    wontons: 'Wontones picantes',
    elote: 'Vaso de elote',
    cucumber: 'Pepino con chile',
    churros: 'Churros',
    coldBrew: 'Café frío',
    horchata: 'Horchata',
    limeade: 'Agua de limón',
  },
  modifiers: {
    noOnion: 'Sin cebolla',
    salsa: 'Más salsa',
    guacamole: 'Guacamole',
    cheese: 'Queso',
    chiliCrisp: 'Salsa macha',
    double: 'Seis más',
    oatMilk: 'Leche de avena',
    large: 'Vaso grande',
  },
  discounts: {
    tacoTuesday: 'Martes de tacos',
    brewHour: 'Café frío para dos',
    lateDumplings: 'Dumplings de noche',
    churroDeal: 'Oferta de churros',
  },
};
