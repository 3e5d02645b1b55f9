import { media } from '#content/landing/media.ts';

const { hero, videos } = media;

/** The pictures of the demos that the features show parts of. */
export const featurePictures = {
  map: { ...hero.map, webp: hero.map.src },
  order: { ...hero.order, webp: hero.order.src },
  pointOfSale: videos['point-of-sale'].poster,
  menuBuilder: videos['menu-builder'].poster,
  analytics: videos.analytics.poster,
};
