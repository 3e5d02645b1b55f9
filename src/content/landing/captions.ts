/** The page of the menu that is empty when the menu builder's video begins. */
export const emptyPage = 'Today’s special';

/** Captions of the videos on a phone, in order. `.media/uprightPlays.ts` has their start times. */
export const captions = {
  'heat-map': [
    'A map of the city shows what each spot makes on a Friday evening, on average. Foundry Yard leads with $398.',
    'The owner asks for lunch. The glow moves to the spots that sell then.',
    'The whole day.',
    'Back to the evening: Foundry Yard again.',
  ],
  'menu-builder': [
    'The menu: the tacos, and Today’s special, which is empty.',
    'The owner drags the crispy fish taco by its grip into Today’s special.',
    'It is opened, and chili crisp is offered with it.',
    'Saved. What stands here is what the register sells.',
  ],
  'point-of-sale': [
    'Airplane mode goes on: no signal.',
    'Two al pastor tacos and a crispy fish taco. Taco Tuesday is taken off by itself.',
    'The order is paid by card all the same, and waits on the device.',
    'The signal is back. The order is sent, once.',
  ],
  analytics: [
    'Tuesday so far: profit, revenue, orders and peak hours.',
    'Orders come in. With each one the numbers move and the noon column grows.',
    'The week so far.',
    'Back to Tuesday.',
  ],
} as const;
