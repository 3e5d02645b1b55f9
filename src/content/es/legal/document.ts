import type * as english from '../../legal/document.ts';
import type { Translated } from '#domain/translated.ts';

/** The date of the last change of the legal pages (R-LEGAL-DATE), in the Spanish format. */
export const lastUpdated: Translated<typeof english.lastUpdated> =
  'Última actualización: 9 de septiembre de 2024';

export const contentsLabel: Translated<typeof english.contentsLabel> = 'En esta página';

export const summaryTitle: Translated<typeof english.summaryTitle> = 'En pocas palabras';

/** The sentence before every legal text: which language version is binding. */
export const binding = 'Esta traducción es para ayudarte. La versión en inglés es la que obliga.';
