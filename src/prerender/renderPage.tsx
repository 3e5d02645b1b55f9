import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type DrawIsland } from '#components/Island.tsx';
import { PageFallback } from '#app/PageFallback.tsx';
import { Themed } from '#theme/index.ts';
import { lean } from './lean.ts';
import { staticPages } from './staticPages.tsx';

/** A page as it is written into its file. */
export interface RenderedPage {
  /** HTML of the body. */
  body: string;
  /** HTML of each part that is woken later, as it stands in the body. */
  islands: readonly string[];
  /** What the body wears: rules by the name Emotion knows them by. */
  styles: Readonly<Record<string, string>>;
}

/** Draws in the theme, its styles kept apart from the HTML. */
function dressed(cache: EmotionCache, children: ReactNode): ReactNode {
  return (
    <CacheProvider value={cache}>
      <Themed>{children}</Themed>
    </CacheProvider>
  );
}

/** Draws something as it will stand in a file, each of its islands as a root of its own. */
function rendered(draw: () => ReactNode): RenderedPage {
  // Without Emotion's prefixes: the build adds those the house's oldest browsers need, and no others.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Emotion would otherwise write a style element before every element it dresses.
  cache.compat = true;
  const islands = new Map<string, string>();
  const drawIsland: DrawIsland = (name, children) => {
    // Drawn as a root of its own, as it is in the browser, so that the ids inside agree.
    const html = renderToString(dressed(cache, children), { identifierPrefix: `${name}-` });
    islands.set(`<div data-island="${name}">`, html);
    return <div data-island={name} />;
  };
  const around = renderToStaticMarkup(
    dressed(cache, <IslandContext value={drawIsland}>{draw()}</IslandContext>),
  );
  const body = lean(around).replaceAll(
    /<div data-island="[^"]*">/gu,
    (place) => `${place}${islands.get(place) ?? ''}`,
  );
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { body, islands: [...islands.values()], styles: Object.fromEntries(inserted) };
}

/** Draws the public page at a path of the site without a browser. Throws when there is none. */
export function renderPage(path: string): RenderedPage {
  const page = staticPages.find((one) => one.path === path);
  if (!page) throw new Error(`No page is prerendered at ${path}`);
  return rendered(page.draw);
}

/** Draws what the app shows until its code is there. */
export function renderShell(): RenderedPage {
  return rendered(() => <PageFallback />);
}
