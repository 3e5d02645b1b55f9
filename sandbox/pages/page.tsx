import type { Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface SandboxPage {
  title: string;
  children: ReactNode;
  /** Path of the page's only script; if omitted, the page runs no script. */
  script?: string;
}

const style = `
  :root { color-scheme: light; font: 1rem/1.55 system-ui, sans-serif; color: #1f1a17; background: #faf7f4; }
  body { margin: 0; }
  header { background: #f48a29; color: #1f1a17; padding: 0.5rem 1.25rem; font-weight: 600; }
  main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
  h1 { font-size: 1.6rem; line-height: 1.2; }
  h2 { font-size: 1.1rem; margin: 0; }
  a { color: #8a4300; overflow-wrap: anywhere; }
  article, fieldset, form.card { background: #fff; border: 1px solid #d9cfc6; border-radius: 0.5rem;
    padding: 1rem 1.25rem; margin: 0 0 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.75rem; margin: 0.5rem 0; }
  dt { color: #5f5650; } dd { margin: 0; overflow-wrap: anywhere; }
  p.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0; }
  iframe { width: 100%; height: 24rem; border: 1px solid #d9cfc6; }
  label { display: block; font-weight: 600; margin-top: 0.75rem; }
  input, select { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; border: 1px solid #6f665f;
    border-radius: 0.375rem; }
  button { font: inherit; font-weight: 600; padding: 0.55rem 1rem; border: 1px solid #1f1a17;
    border-radius: 0.375rem; background: #fff; color: #1f1a17; cursor: pointer; min-height: 2.75rem; }
  button.primary { background: #f48a29; }
  button.account { width: 100%; text-align: left; margin-bottom: 0.5rem; }
  button.account span { display: block; font-weight: 400; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1rem; }
  [role='alert'] { color: #a11212; font-weight: 600; }
  :focus-visible { outline: 3px solid #8a4300; outline-offset: 2px; }
`;

/** Sends a page with a strict policy: no external resources, no inline script, no framing. */
export function sendPage(response: Response, page: SandboxPage, status = 200): void {
  const nonce = randomBytes(16).toString('base64');
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} - Curbwise sandbox`}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
        {page.script === undefined ? null : <script src={page.script} defer />}
      </head>
      <body>
        <header>Curbwise sandbox, on this machine only</header>
        <main>{page.children}</main>
      </body>
    </html>,
  );
  response
    .status(status)
    .type('html')
    .set({
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src ${page.script === undefined ? "'none'" : "'self'"}; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      // Without this header the browser sends no origin with this page's forms, so the server would refuse them.
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    })
    .send(`<!doctype html>${markup}`);
}
