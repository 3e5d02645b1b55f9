import { carousel } from '#behaviours/carousel.ts';
import { avoidOverlap } from '#behaviours/avoidOverlap.ts';
import { menu } from '#behaviours/menu.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { percentOf } from '#behaviours/percentOf.ts';
import { revealOnScroll } from '#behaviours/revealOnScroll.ts';
import { video } from '#behaviours/video.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import { inApp } from './inApp.ts';

const islands = hydrateIslands(async (island) => {
  const { hydrateIsland } = await import('./hydrateIsland.tsx');
  await hydrateIsland(island);
});

const { dataset } = document.documentElement;
const signInFiles = dataset['prefetch']?.split(' ') ?? [];

for (const behaviour of [
  pauseMotion,
  menu,
  revealOnScroll,
  video,
  carousel,
  percentOf,
  avoidOverlap,
  islands,
  inApp(signInFiles),
])
  behaviour(document);
dataset['js'] = '';

// An active visitor may sign up next: load the sign-in screen ahead. A fetch, because this page's policy forbids prefetch
// links in Firefox and Safari has none. Read to its end, so that the browser caches the whole file.
signInFiles.forEach((href) => {
  fetch(href, { priority: 'low' })
    .then((file) => file.blob())
    .catch(() => undefined);
});

// Browsers fetch a manifest as soon as it is linked, and only a visitor who uses the page may want to install it.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: dataset['manifest'] }),
);

// Only now, because what the worker keeps is fetched and stored while a visitor reads, not while the page is drawn.
if (dataset['worker'] && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(dataset['worker']);
}
