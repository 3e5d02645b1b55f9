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
export interface Film {
  width: number;
  height: number;
  /** Seconds of one loop. */
  seconds: number;
  /** The newest codec first; a browser plays the first it understands. */
  sources: ReadonlyArray<{ src: string; type: string }>;
  /** A WebVTT file that describes the film. */
  captions: string;
  poster: { width: number; height: number; avif: string; webp: string };
}

/** The films, by what they show. */
export type FilmName = 'heat-map' | 'menu-builder' | 'point-of-sale' | 'analytics';

/** Every rendered file of the landing page. */
export interface LandingMedia {
  hero: { order: Still; map: Still };
  videos: Record<FilmName, Film>;
}
