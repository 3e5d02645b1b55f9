import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { AppShell } from '#app/AppShell.tsx';
import { SignInDocument, signInStates } from '#app/SignInDocument.tsx';
import { IslandContext, type DrawIsland } from '#components/Island.tsx';
import { language } from '#domain/language.ts';
import { Themed } from '#theme/index.ts';
import { compactSvg } from './compactSvg.ts';
import { notFoundPage, staticPages } from './staticPages.tsx';

export interface RenderedPage {
  /** HTML of the body. */
  body: string;
  globals: string;
  /** Rules of the body's classes, and keyframes, by their Emotion names. */
  styles: Readonly<Record<string, string>>;
}

/** Renders in the theme, and collects the rules in a cache. */
function themed(cache: EmotionCache, children: ReactNode): ReactNode {
  return (
    <CacheProvider value={cache}>
      <Themed>{children}</Themed>
    </CacheProvider>
  );
}

function newCache(): EmotionCache {
  // Disables Emotion's prefixes: Lightning CSS adds those that the oldest supported browsers need.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Prevents Emotion from writing a style element before every styled element.
  cache.compat = true;
  return cache;
}

/**
 * The rules that rendering has collected for this HTML. Where a part is styled anew, Emotion also collects the rules of the
 * part's own class, which are a part of the new one.
 */
function rulesIn(cache: EmotionCache, html: string): Omit<RenderedPage, 'body'> {
  const inserted = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // Global rules have no class.
  const isGlobal = ([name]: [string, string]) =>
    !name.startsWith('animation-') && cache.registered[`css-${name}`] === undefined;
  const isUsed = ([name]: [string, string]) => name.startsWith('animation-') || html.includes(`css-${name}`);
  return {
    globals: inserted
      .filter(isGlobal)
      .map(([, css]) => css)
      .join(''),
    styles: Object.fromEntries(inserted.filter((entry) => !isGlobal(entry) && isUsed(entry))),
  };
}

/** Renders to HTML, with each island as a separate root. */
function rendered(draw: () => ReactNode): RenderedPage {
  const cache = newCache();
  const islands = new Map<string, string>();
  const drawIsland: DrawIsland = (name, children) => {
    // A separate root, as in the browser, so the generated ids match.
    const html = renderToString(themed(cache, children), { identifierPrefix: `${name}-` });
    islands.set(`<div data-island="${name}">`, html);
    return <div data-island={name} />;
  };
  const around = renderToStaticMarkup(
    themed(cache, <IslandContext value={drawIsland}>{draw()}</IslandContext>),
  );
  const body = compactSvg(around).replaceAll(
    /<div data-island="[^"]*">/gu,
    (place) => `${place}${islands.get(place) ?? ''}`,
  );
  return { body, ...rulesIn(cache, body) };
}

/** Renders the public page at a path, or the page for unknown URLs. Throws for any other path. */
export function renderPage(path: string): RenderedPage {
  const page = [...staticPages, notFoundPage].find((one) => one.path === path);
  if (!page) throw new Error(`No page is prerendered at ${path}`);
  return rendered(page.draw);
}

/** Renders the app's screen until its script has loaded. */
export function renderShell(): RenderedPage {
  return rendered(() => <AppShell />);
}

export interface RenderedSignIn {
  /** The screen, as the app hydrates it. */
  screen: RenderedPage;
  /** Templates for `main/firstForm.ts`: the form's other states, and the loading screen. */
  beside: string;
}

/** Renders the sign-in screen with the app's own tree, so that a browser can hydrate it. */
export async function renderSignIn(): Promise<RenderedSignIn> {
  const cache = newCache();
  // In one piece: otherwise React moves large parts to the end of the document, for a script to put in place.
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <SignInDocument />
    </CacheProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const states = [...signInStates, { name: 'loading', draw: () => <AppShell /> }];
  const templates = states.map(
    ({ name, draw }) =>
      `<template lang="${language}" data-state="${name}">${renderToString(themed(cache, draw()))}</template>`,
  );
  const body = await new Response(prelude).text();
  const beside = templates.join('');
  return { screen: { body, ...rulesIn(cache, body + beside) }, beside };
}
