import type { RenderedPage } from './renderPage.tsx';
import { criticalCss } from './criticalCss.ts';
import { noScriptMark } from './document.ts';

/** The app's HTML file, served for every path that is neither a file nor a public page. */
export const shellFile = 'app.html';

const place = '<div id="root"></div>';
const sheet = /\s*<link rel="stylesheet"[^>]*>/u;

/**
 * Writes the loading screen and its styles into the app's built HTML, so that a visitor sees the page's frame while scripts
 * load. The style sheet is linked after it, because the frame must not wait for it.
 */
export function insertShell(html: string, shell: RenderedPage, pageCss: string): string {
  const link = sheet.exec(html)?.[0];
  if (!link || !html.includes(place)) throw new Error(`${shellFile} is not what it was: look at shell.ts`);
  const { critical } = criticalCss(shell, pageCss);
  return html
    .replace(link, '')
    .replace('</head>', () => `${noScriptMark}<style>${critical}</style></head>`)
    .replace(place, () => `<div id="root">${shell.body}</div>${link.trim()}`);
}
