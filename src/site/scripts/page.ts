import { avoidOverlap } from '#behaviours/avoidOverlap.ts';
import { currentYear } from '#behaviours/currentYear.ts';
import { jumpFar } from '#behaviours/jumpFar.ts';
import { menu } from '#behaviours/menu.ts';
import { openOneOfGroup } from '#behaviours/openOneOfGroup.ts';
import { chooseLanguage, chosenLanguage } from '#adapters/browser/chosenLanguage.ts';
import { keepLanguage } from './keepLanguage.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { percentOf } from '#behaviours/percentOf.ts';
import { revealOnScroll } from '#behaviours/revealOnScroll.ts';
import { video } from '#behaviours/video.ts';
import { collectErrors } from './collectErrors.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import { inApp } from './inApp.ts';

collectErrors();

const islands = hydrateIslands(async (island) => {
  const { hydrateIsland } = await import('./hydrateIsland.tsx');
  await hydrateIsland(island);
});

const { dataset, lang } = document.documentElement;

// The line for a lost visitor stays, but not in an address that is copied or loaded again.
if (document.querySelector('main > p:target')) history.replaceState(null, '', location.pathname);

// A visitor whose browser prefers another language of the site gets the offer once, and is never redirected.
const other = [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')].find(({ hreflang }) =>
  (navigator as Partial<Navigator>).language?.startsWith(hreflang),
);
if (other && chosenLanguage() === undefined) {
  chooseLanguage(lang);
  import('./offerLanguage.ts').then(
    ({ offerLanguage }) => offerLanguage(document, other),
    () => undefined,
  );
}

for (const behaviour of [
  pauseMotion,
  menu,
  jumpFar,
  openOneOfGroup,
  revealOnScroll,
  video,
  percentOf,
  avoidOverlap,
  currentYear,
  islands,
  keepLanguage,
  // The first is the sign-in's document.
  inApp(dataset['prefetch']?.split(' ').slice(1) ?? []),
])
  behaviour(document);
dataset['js'] = '';

// Added late: browsers fetch a manifest as soon as it is linked, but only visitors who use the page may install it.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: dataset['manifest'] }),
);
