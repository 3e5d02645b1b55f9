import { language, languages, type Language } from '#domain/language.ts';
import rendered from './media.json';

/** The pixels of each cut of a film, and the windows that play it: upright for phones and upright tablets. */
export const cuts = {
  wide: { picture: { width: 800, height: 500 }, media: '(width >= 992px)' },
  upright: { picture: { width: 600, height: 780 }, media: '(width < 992px)' },
};

/** What `npm run media` notes of a language: the folder, named by its content, and the seconds of each cut of a film. */
export interface Rendered {
  folder: string;
  seconds: Readonly<Record<string, number>>;
}

/** The files of a language, by the names that `npm run media` gives them. */
export function albumOf({ folder, seconds }: Rendered) {
  /** A picture in several widths, the largest last, for a `picture` element. */
  const still = (name: string, height: number, widths: readonly number[]) => {
    const width = Math.max(...widths);
    const [avif = '', webp = ''] = ['avif', 'webp'].map((format) =>
      widths.map((each) => `${folder}/${name}-${each}.${format} ${each}w`).join(', '),
    );
    return { width, height, src: `${folder}/${name}-${width}.webp`, avif, webp };
  };
  const cut = (name: string, { picture, media }: (typeof cuts)['wide']) => {
    // The newest codec first: a browser plays the first source that it supports.
    const sources: ReadonlyArray<{ src: string; type: string; media: string }> = [
      { src: `${folder}/${name}.av1.mp4`, type: 'video/mp4; codecs="av01.0.04M.08"', media },
      { src: `${folder}/${name}.h264.mp4`, type: 'video/mp4; codecs="avc1.64001f"', media },
    ];
    const poster = { ...picture, avif: `${folder}/${name}-poster.avif` };
    return { ...picture, seconds: seconds[name] ?? 0, sources, poster };
  };
  const film = (name: string) => {
    const wide = cut(name, cuts.wide);
    const upright = cut(`${name}-upright`, cuts.upright);
    return {
      ...wide,
      // Also for browsers without AVIF.
      poster: { ...wide.poster, webp: `${folder}/${name}-poster.webp` },
      // Only the full-screen video on a phone has controls for captions.
      upright: { ...upright, captions: `${folder}/${name}-words.vtt` },
    };
  };
  const feature = (name: string) => still(`feature-${name}`, 460, [368, 736]);
  return {
    hero: { order: still('hero-order', 600, [800]), map: still('hero-map', 600, [400, 800]) },
    videos: {
      'heat-map': film('heat-map'),
      'menu-builder': film('menu-builder'),
      'point-of-sale': film('point-of-sale'),
      analytics: film('analytics'),
    },
    features: {
      offline: feature('offline'),
      spots: feature('spots'),
      menu: feature('menu'),
      sales: feature('sales'),
      discounts: feature('discounts'),
    },
  };
}

/** Every rendered file of the landing page in one language. */
export type LandingMedia = ReturnType<typeof albumOf>;

export type Film = LandingMedia['videos'][FilmName];

export type FilmName = keyof LandingMedia['videos'];

export type FeatureName = keyof LandingMedia['features'];

const lists: Record<Language, Rendered> = rendered;

/** The files of each language below `/media`. */
export const albums = Object.fromEntries(languages.map((each) => [each, albumOf(lists[each])])) as Record<
  Language,
  LandingMedia
>;

export const media = albums[language];
