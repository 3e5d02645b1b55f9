/** The switch to the site's other language, in the words of that language. */
export const otherLanguage = {
  language: 'es',
  label: 'Español',
  /** Offers it once to a visitor whose browser asks for that language. */
  offer: { text: 'Esta página también está en español.', label: 'Leer en español', close: 'Cerrar' },
} as const;
