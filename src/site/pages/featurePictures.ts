import { media } from '#content/landing/media.ts';
import type { ScreenPicture } from '#sections/Hero/Tablet.tsx';

const { hero, videos } = media;

/** The widest file of a `srcset` alone. The hero fetches it too, the map's on most screens; the crops enlarge it further. */
function widest({ avif, src, width, height }: Omit<ScreenPicture, 'alt'>) {
  const [address = ''] = avif.split(', ').at(-1)?.split(' ') ?? [];
  return { avif: address, webp: src, width, height };
}

/** The pictures of the demos that the features show parts of. */
export const featurePictures = {
  map: widest(hero.map),
  order: widest(hero.order),
  pointOfSale: videos['point-of-sale'].poster,
  menuBuilder: videos['menu-builder'].poster,
  analytics: videos.analytics.poster,
};
