export const componentGroups = {
  Actions: 'Start something or go somewhere.',
  Fields: 'Ask for something, with its label, hint and error in one place.',
  Feedback: 'Say what has happened, what is happening and what to do next.',
  Navigation: 'Show where the visitor is, and lead on.',
  Layout: 'Give a page its width, its ground and its order.',
  Content: 'Carry words, icons and films.',
  Prices: 'Name a price, a term or a charge, in one place for all screens.',
  Brand: 'Make it Curbwise.',
} as const;
