import { carousel } from '#behaviours/carousel.ts';
import { giveWay } from '#behaviours/giveWay.ts';
import { menu } from '#behaviours/menu.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { reveal } from '#behaviours/reveal.ts';
import { video } from '#behaviours/video.ts';
import { hydrateIslands } from './hydrateIslands.ts';

const islands = hydrateIslands(async (island) => {
  const { hydrateIsland } = await import('./hydrateIsland.tsx');
  await hydrateIsland(island);
});

for (const behaviour of [pauseMotion, menu, reveal, video, carousel, giveWay, islands]) behaviour(document);
const { dataset } = document.documentElement;
dataset['js'] = '';

// Browsers fetch a manifest as soon as it is linked, and only a visitor who uses the page may want to install it.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: dataset['manifest'] }),
);
