/** The link to the site's other language, written in that language. */
export const otherLanguage = {
  language: 'es',
  label: 'Español',
  /** A one-time offer to a visitor whose browser prefers that language. */
  offer: { text: 'Esta página también está en español.', label: 'Leer en español', close: 'Cerrar' },
} as const;
