import { language, type Language } from '#domain/language.ts';
import type { LandingMedia } from './album.ts';
import rendered from './media.json';

/** The files of each language under `/media`, by a hash of their content. `npm run media` writes the list. */
export const albums: Record<Language, LandingMedia> = rendered;

export const media = albums[language];
