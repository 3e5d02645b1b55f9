import type { Language } from '#domain/language.ts';

/** A still picture of a demo, ready for a `picture` element. */
export interface Still {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** The largest WebP, for `img`. */
  src: string;
  /** Candidates by width, for `srcset`. */
  avif: string;
  webp: string;
}

/** A looping film of a demo, without sound. */
export interface Cut {
  width: number;
  height: number;
  /** Seconds of one loop. */
  seconds: number;
  /** The newest codec first, with the windows it is for; a browser plays the first it understands. */
  sources: ReadonlyArray<{ src: string; type: string; media: string }>;
  /** The still picture until it plays. */
  poster: { width: number; height: number; avif: string };
}

/** A film in two cuts: wide, with a still picture for browsers without AVIF, and upright for phones. */
export interface Film extends Cut {
  poster: Cut['poster'] & { webp: string };
  upright: Cut & {
    /** WebVTT files that describe the film, by language. Only the large film of a phone has controls that offer them. */
    captions: Record<Language, string>;
  };
}

/** The films, by what they show. */
export type FilmName = 'heat-map' | 'menu-builder' | 'point-of-sale' | 'analytics';

/** Every rendered file of the landing page. */
export interface LandingMedia {
  hero: { order: Still; map: Still };
  videos: Record<FilmName, Film>;
}
