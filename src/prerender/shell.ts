import { escapeHtml } from '../domain/escapeHtml.ts';
import type { RenderedPage } from './renderPage.tsx';
import { criticalCss } from './criticalCss.ts';
import { noScriptStyles } from './document.ts';

/** The app's HTML file, served for every path of the app that has no document of its own. */
export const shellFile = 'app.html';

const place = '<div id="root"></div>';
const title = '<title>Curbwise</title>';
const sheet = /\s*<link rel="stylesheet"[^>]*>/u;
const script =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="(?<file>[^"]*)"[^>]*>(?:<\/script>)?/gu;

/** A first screen of the app in one language, and the app's scripts. */
export interface ShellEdition {
  lang: string;
  title: string;
  /** The site's description, which a shared link shows. */
  description: string;
  /** Text of the skip link. */
  skipToContent: string;
  screen: RenderedPage;
  /** HTML beside the app's root. */
  beside?: string;
  /** URLs of the scripts, the app's own first. */
  scripts: readonly string[];
}

export interface ShellScripts {
  /** Chooses the language and starts the app (`site/scripts/appLanguage.ts`). */
  chooser: string;
  /** Runs afterwards. */
  own?: string;
}

/**
 * Writes a first screen and its styles into the app's built HTML, so a visitor sees it while scripts load. The style sheet is
 * linked after the screen, because the screen must not wait for it. Screens in other languages are in templates, and the chooser
 * starts the app in one language.
 */
export function insertShell(
  html: string,
  [first, ...others]: readonly ShellEdition[],
  { fontCss, scripts }: { fontCss: string; scripts: ShellScripts },
): string {
  const link = sheet.exec(html)?.[0];
  if (!first || !link || !html.includes(place) || !html.includes(title) || first.scripts.length === 0)
    throw new Error(`${shellFile} is not what it was: look at shell.ts`);
  const { critical, withoutScript } = criticalCss(first.screen, fontCss);
  const templates = others.map((edition) => {
    const { lang, skipToContent, screen, beside = '', scripts: own } = edition;
    const start = `<template lang="${lang}" title="${edition.title}" data-app="${own.join(' ')}">`;
    return `${start}<a href="#content">${skipToContent}</a><div id="root">${screen.body}</div></template>${beside}`;
  });
  const inline = [scripts.chooser, scripts.own ?? ''].map((code) => code && `<script>${code}</script>`);
  return html
    .replace(link, '')
    .replaceAll(script, '')
    .replace('<html lang="en">', `<html lang="${first.lang}" data-app="${first.scripts.join(' ')}">`)
    .replace(
      title,
      () =>
        `<title>${first.title}</title><meta name="description" content="${escapeHtml(first.description)}">`,
    )
    .replace('</head>', () => `<style>${critical}</style>${noScriptStyles(withoutScript)}</head>`)
    .replace(
      place,
      () =>
        `<div id="root">${first.screen.body}</div>${first.beside ?? ''}${templates.join('')}${inline.join('')}${link.trim()}`,
    );
}

/** URLs of the scripts that the app's built HTML loads, the app's own first. */
export function appScripts(html: string): string[] {
  return [...html.matchAll(script)].map(({ groups }) => groups?.['file'] ?? '');
}
