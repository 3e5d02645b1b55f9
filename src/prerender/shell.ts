import type { RenderedPage } from './renderPage.tsx';
import { criticalCss } from './criticalCss.ts';
import { noScriptStyles } from './document.ts';

/** The app's HTML file, served for every path that is neither a file nor a public page. */
export const shellFile = 'app.html';

const place = '<div id="root"></div>';
const sheet = /\s*<link rel="stylesheet"[^>]*>/u;
const script =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="(?<file>[^"]*)"[^>]*>(?:<\/script>)?/gu;

/** The app's loading screen in one language, and the app's scripts. */
export interface ShellEdition {
  lang: string;
  /** Text of the skip link. */
  skipToContent: string;
  shell: RenderedPage;
  /** URLs of the scripts, the app's own first. */
  scripts: readonly string[];
}

/**
 * Writes the loading screen and its styles into the app's built HTML, so a visitor sees the page's frame while scripts load.
 * The style sheet is linked after the screen, because the frame must not wait for it. Screens in other languages are in
 * templates, and `chooser` (`site/scripts/appLanguage.ts`) starts the app in one language.
 */
export function insertShell(
  html: string,
  [{ shell, scripts }, ...others]: readonly [ShellEdition, ...ShellEdition[]],
  { fontCss, chooser }: { fontCss: string; chooser: string },
): string {
  const link = sheet.exec(html)?.[0];
  if (!link || !html.includes(place) || scripts.length === 0)
    throw new Error(`${shellFile} is not what it was: look at shell.ts`);
  const { critical, withoutScript } = criticalCss(shell, fontCss);
  const templates = others.map(({ lang, skipToContent, shell: { body }, scripts: own }) => {
    const start = `<template lang="${lang}" data-app="${own.join(' ')}">`;
    return `${start}<a href="#content">${skipToContent}</a><div id="root">${body}</div></template>`;
  });
  return html
    .replace(link, '')
    .replaceAll(script, '')
    .replace('<html lang="en">', `<html lang="en" data-app="${scripts.join(' ')}">`)
    .replace('</head>', () => `<style>${critical}</style>${noScriptStyles(withoutScript)}</head>`)
    .replace(
      place,
      () =>
        `<div id="root">${shell.body}</div>${templates.join('')}<script>${chooser}</script>${link.trim()}`,
    );
}

/** URLs of the scripts that the app's built HTML loads, the app's own first. */
export function appScripts(html: string): string[] {
  return [...html.matchAll(script)].map(({ groups }) => groups?.['file'] ?? '');
}
