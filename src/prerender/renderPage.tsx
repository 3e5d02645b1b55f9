import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type DrawIsland } from '#components/Island.tsx';
import { Themed } from '#theme/index.ts';
import { staticPages } from './staticPages.tsx';

/** A page as it is written into its file. */
export interface RenderedPage {
  /** HTML of the body. */
  body: string;
  /** The styles the body wears. */
  css: string;
  /** Names of those styles, by which Emotion knows in the browser that they are there. */
  styleNames: readonly string[];
}

/** Draws in the theme, its styles kept apart from the HTML. */
function dressed(cache: EmotionCache, children: ReactNode): ReactNode {
  return (
    <CacheProvider value={cache}>
      <Themed>{children}</Themed>
    </CacheProvider>
  );
}

/** Draws the public page at a path of the site without a browser. Throws when there is none. */
export function renderPage(path: string): RenderedPage {
  const page = staticPages.find((one) => one.path === path);
  if (!page) throw new Error(`No page is prerendered at ${path}`);
  const cache = createCache({ key: 'css' });
  // Emotion would otherwise write a style element before every element it dresses.
  cache.compat = true;
  const drawIsland: DrawIsland = (name, children) => (
    <div
      data-island={name}
      // Drawn as a root of its own, as it is in the browser, so that the ids inside agree.
      // oxlint-disable-next-line react/no-danger -- the HTML is React's own
      dangerouslySetInnerHTML={{
        __html: renderToString(dressed(cache, children), { identifierPrefix: `${name}-` }),
      }}
    />
  );
  const body = renderToStaticMarkup(
    dressed(cache, <IslandContext value={drawIsland}>{page.draw()}</IslandContext>),
  );
  const styles = Object.entries(cache.inserted).filter(([, css]) => typeof css === 'string');
  return {
    body,
    css: styles.map(([, css]) => css).join(''),
    styleNames: styles.map(([name]) => name),
  };
}
