import type { RenderedPage } from './renderPage.tsx';
import { dress } from './wardrobe.ts';

/** The app's bare shell, which answers every path that is no file and no public page. */
export const shellFile = 'app.html';

const place = '<div id="root"></div>';
const sheet = /\s*<link rel="stylesheet"[^>]*>/u;

/**
 * Puts what the app shows first into its built shell, so that a visitor sees the frame of a page while scripts are on the
 * way. The style sheet moves behind it: the shell has what it wears in itself, and must not wait.
 */
export function drawnShell(html: string, shell: RenderedPage, pageCss: string): string {
  const link = sheet.exec(html)?.[0];
  if (!link || !html.includes(place)) throw new Error(`${shellFile} is not what it was: look at shell.ts`);
  const { body, inPage } = dress(shell, pageCss);
  return html
    .replace(link, '')
    .replace('</head>', () => `<style>${inPage}</style></head>`)
    .replace(place, () => `<div id="root">${body}</div>${link.trim()}`);
}
