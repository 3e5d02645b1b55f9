/** The page of the menu that is empty when the menu builder's video begins. */
export const emptyPage = 'Today’s special';

/** Captions of the videos on a phone, in order. `.media/uprightPlays.ts` has their start times. */
export const captions = {
  'heat-map': [
    'Friday evenings: $398 at Foundry Yard.',
    'At lunch, other spots lead.',
    'The whole day.',
    'Evening again: Foundry Yard.',
  ],
  'menu-builder': [
    'Today’s special is empty.',
    'The crispy fish taco goes into it.',
    'You open it and add chili crisp.',
    'Saved and for sale.',
  ],
  'point-of-sale': [
    'Airplane mode is on: no signal.',
    'Two tacos. Taco Tuesday takes off 20%.',
    'Paid in cash. The order waits on the tablet.',
    'Back online. The order is sent once.',
  ],
  analytics: [
    'Tuesday so far.',
    'Orders come in. With each one, the numbers change and the noon column grows.',
    'The week so far.',
    'Back to Tuesday.',
  ],
} as const;
