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

/** A silent looping video of a demo. */
export interface Cut {
  width: number;
  height: number;
  /** Seconds of one loop. */
  seconds: number;
  /** The newest codec first, each with its media query; a browser plays the first source it supports. */
  sources: ReadonlyArray<{ src: string; type: string; media: string }>;
  /** The still picture shown until the video plays. */
  poster: { width: number; height: number; avif: string };
}

/** A video in two cuts: wide, with a still picture for browsers without AVIF, and upright for phones and upright tablets. */
export interface Film extends Cut {
  poster: Cut['poster'] & { webp: string };
  upright: Cut & {
    /** A WebVTT file that describes the video. Only the full-screen video on a phone has controls for it. */
    captions: string;
  };
}

export type FilmName = 'heat-map' | 'menu-builder' | 'point-of-sale' | 'analytics';

export type FeatureName = 'offline' | 'spots' | 'menu' | 'sales' | 'discounts';

/** Every rendered file of the landing page in one language. */
export interface LandingMedia {
  hero: { order: Still; map: Still };
  features: Record<FeatureName, Still>;
  videos: Record<FilmName, Film>;
}
