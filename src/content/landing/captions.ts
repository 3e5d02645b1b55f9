/** The page of the menu that is empty when the menu builder's video begins. */
export const emptyPage = 'Today’s special';

/** Captions of the videos on a phone, in order. `.media/uprightPlays.ts` has their start times. */
export const captions = {
  'heat-map': [
    'A map of the city shows what each spot makes on a Friday evening, on average. Foundry Yard leads with $398.',
    'The owner picks lunch, and the hot spots change.',
    'The whole day.',
    'Back to the evening: Foundry Yard again.',
  ],
  'menu-builder': [
    'The menu: the tacos, and Today’s special, which is empty.',
    'The owner drags the crispy fish taco by its grip into Today’s special.',
    'Opened, it gets chili crisp as an extra.',
    'Saved. What you see here is what you sell.',
  ],
  'point-of-sale': [
    'Airplane mode is on: no signal.',
    'Two al pastor tacos. The Taco Tuesday discount applies by itself.',
    'Paid in cash, the order waits on the tablet.',
    'The signal is back. The order is sent, once.',
  ],
  analytics: [
    'Tuesday so far: profit, revenue, orders and peak hours.',
    'Orders come in. With each one the numbers change and the noon column grows.',
    'The week so far.',
    'Back to Tuesday.',
  ],
} as const;
