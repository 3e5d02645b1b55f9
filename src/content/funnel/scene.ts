/** What the truck on a screen shows, for those who don't see it. Each takes the painted name; '' before there is one. */
export const scene = {
  closed: () => 'A food truck with its shutter down and the lamp on',
  letter: () => 'A food truck with its shutter down and a letter on the counter',
  opening: () => 'A food truck, its shutter halfway up',
  named: (name: string) =>
    name === ''
      ? 'A food truck with its awning out, still without a name'
      : `The food truck ${name}, its awning out`,
  open: (name: string) =>
    name === '' ? 'A food truck, open, its lights on' : `The food truck ${name}, open, its lights on`,
  trouble: (name: string) => `The food truck ${name}, open, an amber lamp on its roof`,
  stopped: (name: string) => `The food truck ${name}, its shutter down, an amber lamp on its roof`,
  paused: (name: string) => `The food truck ${name}, its shutter down for now`,
  ended: (name: string) => `The food truck ${name}, its shutter down and its lights off`,
  lost: () => 'A food truck looking for its spot',
  /** Beside the open truck, once all is paid. */
  isOpen: (name: string) => `${name} is open`,
} as const;
