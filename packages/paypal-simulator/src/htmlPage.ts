import type { Response } from 'express';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export interface HtmlPage {
  /** The language of its texts; English if omitted. */
  lang?: string;
  title: string;
  /** HTML whose texts are escaped already. */
  body: string;
  style: string;
  script?: string;
  message?: object;
  status?: number;
  /** The origin that may frame this page; none if omitted. */
  frameAncestors?: string;
  /** Additional targets for this page's forms, besides the simulator. */
  formTargets?: readonly string[];
}

/** Sends a page under a strict content security policy: no inline code, no external resources. */
export function sendPage(res: Response, page: HtmlPage): void {
  const forms = ["'self'", ...(page.formTargets ?? [])].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    // Browsers ask for /favicon.ico, and Firefox reports a refused request.
    "img-src 'self'",
    `form-action ${forms}`,
    "base-uri 'none'",
    `frame-ancestors ${page.frameAncestors ?? "'none'"}`,
  ].join('; ');
  const message = page.message ? ` data-message="${escapeHtml(JSON.stringify(page.message))}"` : '';
  res
    .status(page.status ?? 200)
    .set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .type('html').send(`<!doctype html>
<html lang="${page.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<link rel="stylesheet" href="${page.style}">
</head>
<body${message}>
${page.body}
${page.script === undefined ? '' : `<script src="${page.script}" defer></script>`}
</body>
</html>
`);
}
