import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../support/builds.ts';
import { harmless } from './compat/harmless.ts';
import { lacked, unlisted, type Lacked } from './compat/lacked.ts';
import { usedByCss } from './compat/usedCss.ts';
import { usedByHtml } from './compat/usedHtml.ts';
import { lackedByJs } from './compat/usedJs.ts';

describe('the built style sheets, pages and scripts', () => {
  let missing: Lacked;

  beforeAll(async () => {
    const folder = await builtSite();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const read = (ending: string) =>
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const pages = await Promise.all(read('.html').map(usedByHtml));
    missing = {
      ...lacked([...read('.css').flatMap(usedByCss), ...pages.flat()]),
      ...lackedByJs(read('.js')),
    };
  });

  it('use only features of all supported browsers, and those on the harmless list', () => {
    expect(unlisted(missing, harmless)).toEqual({});
  });

  it('still use every feature of the harmless list', () => {
    expect(Object.keys(harmless).filter((feature) => !(feature in missing))).toEqual([]);
  });
});

describe('the features of a page', () => {
  it('are found in rules, media, selectors, values, attributes and faces', async () => {
    const html = `<!doctype html><style>
      @font-face { font-family: A; src: local(A); size-adjust: 90% }
      @media (scripting: none) { p { text-wrap: nowrap } }
      nav { backdrop-filter: blur(1px) }
      details::details-content { block-size: calc-size(auto, size) }
    </style><details name="a"><summary>A</summary></details>`;
    expect(Object.keys(lacked(await usedByHtml(html)))).toEqual(
      expect.arrayContaining([
        'css.at-rules.font-face.size-adjust',
        'css.at-rules.media.scripting',
        'css.properties.backdrop-filter',
        'css.properties.text-wrap.nowrap',
        'css.selectors.details-content',
        'css.types.calc-size',
        'html.elements.details.name',
      ]),
    );
  });

  it('do not include those inside @supports for newer browsers', () => {
    const css = (condition: string) => `@supports ${condition} { p { text-wrap: nowrap } }`;
    expect(lacked(usedByCss(css('(text-wrap: nowrap)')))).toEqual({});
    expect(lacked(usedByCss(css('selector(::details-content)')))).toEqual({});
    expect(Object.keys(lacked(usedByCss(css('(color: red)'))))).toContain('css.properties.text-wrap.nowrap');
  });
});

describe('the features of a script', () => {
  it.each([
    'Object.groupBy([], String)',
    '[].union()',
    'URL.canParse(address)',
    'AbortSignal.any([])',
    'Promise.withResolvers()',
    'element.checkVisibility()',
    'document.startViewTransition()',
    'new IdleDetector()',
  ])('are found: %s', (code) => {
    expect(Object.keys(lackedByJs([code]))).toHaveLength(1);
  });

  it('do not include what all browsers have, or the words of others', () => {
    expect(lackedByJs(['[].toSorted().at(-1); new URL(a.href); map.fetch({ isError: a.radius })'])).toEqual(
      {},
    );
  });
});
