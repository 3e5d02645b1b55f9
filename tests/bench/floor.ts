import { chromium } from '@playwright/test';
import { browserLaunch } from '../support/browser.mjs';

const styles = `
:root { font: 1.0625rem/1.5 system-ui, sans-serif; color: #231c14; background: #fffaf2; scroll-behavior: smooth }
body { margin: 0 }
body > header, body > footer, section { padding: 1.5rem; max-width: 64rem; margin: auto; box-sizing: border-box }
a { color: #8a3f00; display: inline-block; padding: .75rem .5rem .75rem 0 }
img { display: block; width: 100%; height: auto; margin: 1rem 0 }
summary { padding: .75rem 0 }
input, select, textarea, button { font: inherit; min-height: 3rem; min-width: 3rem; box-sizing: border-box }
@media (min-width: 62rem) {
  #home img { display: inline-block; width: 46%; margin-right: 2% }
  #features article { display: inline-block; width: 32%; vertical-align: top }
}
`;

/** Runs in a page: parses another one, without running its scripts, and leaves of it what a browser shows by itself. */
function plain({ landing, styles: sheet }: { landing: string; styles: string }): string {
  const page = new DOMParser().parseFromString(landing, 'text/html');
  const extra = 'script, style, link:not([rel="icon"]), noscript, template, svg, video, dialog, [hidden]';
  for (const element of page.querySelectorAll(extra)) element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const { name } of Array.from(element.attributes))
      if (/^(?:class|style|on.*|data-.*)$/u.test(name)) element.removeAttribute(name);
  page.head.append(Object.assign(page.createElement('style'), { textContent: sheet }));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** The built landing page as plain HTML: its words, pictures and controls, one short style sheet, no script. */
export async function floorOf(landing: string): Promise<string> {
  const { executablePath, args, env } = await browserLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    return await (await browser.newPage()).evaluate(plain, { landing, styles });
  } finally {
    await browser.close();
  }
}
