// Written by `npm run media`, which renders every file named here from the demos. Change `.media/`, not this.

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
  /** How long one round takes. */
  seconds: number;
  /** Smallest first; a browser plays the first it understands. */
  sources: ReadonlyArray<{ src: string; type: string }>;
  /** A WebVTT file that says in words what happens. */
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

/** The files under `/media`, each with its content's hash in its name. */
export const media: LandingMedia = {
  hero: {
    order: {
      width: 800,
      height: 600,
      src: '/media/hero-order-800.faef5433.webp',
      avif: '/media/hero-order-400.8e5c9908.avif 400w, /media/hero-order-800.99c4f4fe.avif 800w',
      webp: '/media/hero-order-400.c673f00f.webp 400w, /media/hero-order-800.faef5433.webp 800w',
    },
    map: {
      width: 800,
      height: 600,
      src: '/media/hero-map-800.86ee2317.webp',
      avif: '/media/hero-map-400.bf3dcd20.avif 400w, /media/hero-map-800.699666b1.avif 800w',
      webp: '/media/hero-map-400.e837439e.webp 400w, /media/hero-map-800.86ee2317.webp 800w',
    },
  },
  videos: {
    'heat-map': {
      width: 800,
      height: 500,
      seconds: 0,
      sources: [],
      captions: '',
      poster: {
        width: 800,
        height: 500,
        avif: '',
        webp: '',
      },
    },
    'menu-builder': {
      width: 800,
      height: 500,
      seconds: 0,
      sources: [],
      captions: '',
      poster: {
        width: 800,
        height: 500,
        avif: '',
        webp: '',
      },
    },
    'point-of-sale': {
      width: 800,
      height: 500,
      seconds: 0,
      sources: [],
      captions: '',
      poster: {
        width: 800,
        height: 500,
        avif: '',
        webp: '',
      },
    },
    analytics: {
      width: 800,
      height: 500,
      seconds: 0,
      sources: [],
      captions: '',
      poster: {
        width: 800,
        height: 500,
        avif: '',
        webp: '',
      },
    },
  },
};
