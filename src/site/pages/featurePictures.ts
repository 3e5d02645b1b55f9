import { media } from '#content/landing/media.ts';
import type { ScreenPicture } from '#sections/Hero/Tablet.tsx';

const { hero, videos } = media;

/**
 * Keeps only a `srcset`'s widest file: the hero loads it too, the map uses it on most screens, and crops enlarge it.
 */
function widest({ avif, src, width, height }: Omit<ScreenPicture, 'alt'>) {
  const [address = ''] = avif.split(', ').at(-1)?.split(' ') ?? [];
  return { avif: address, webp: src, width, height };
}

/** Screenshots of the demos; the features show parts of them. */
export const featurePictures = {
  map: widest(hero.map),
  order: widest(hero.order),
  pointOfSale: videos['point-of-sale'].poster,
  menuBuilder: videos['menu-builder'].poster,
  analytics: videos.analytics.poster,
};
