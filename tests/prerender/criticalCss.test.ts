import { describe, expect, it } from 'vitest';
import { criticalCss } from '#prerender/criticalCss.ts';

const fontCss = `
  @font-face { font-family: House; src: url(/assets/everyday-1.woff2) }
  @font-face { font-family: House; src: url(/assets/accents-2.woff2) }
  @font-face { font-family: House Fallback; src: local(Arial); size-adjust: 105% }
`;

const fold = '<section id="second">';

const page = {
  globals: ':root{--mui-shade:#111;--mui-tint:var(--mui-base);--mui-base:#222;--mui-late:#333}body{margin:0}',
  body: `<h1 class="css-title">Title</h1><dialog class="css-panel"><p class="css-inside"></p></dialog>${fold}<p class="css-late">Late</p>`,
  styles: {
    title: '.css-title{color:var(--mui-shade);animation:animation-rise 1s}.css-title:hover{color:red}',
    panel: '.css-panel{width:280px}',
    inside: '.css-inside{height:1px}',
    late: '.css-late{color:var(--mui-shade);height:3px}',
    'animation-rise': '@keyframes animation-rise{from{opacity:0}}',
  },
};

/** The page with other rules for its heading. */
function withTitle(title: string) {
  return { ...page, styles: { ...page.styles, title } };
}

describe('a page with a fold', () => {
  const { critical, deferred } = criticalCss(page, fontCss, fold);

  it('contains the baseline and the rules of the content before the fold, with keyframes and the fallback font', () => {
    expect(critical).toContain('.css-title{color:var(--mui-shade)');
    expect(critical).toContain('@keyframes animation-rise{');
    expect(critical).toContain('House Fallback');
    expect(critical).toContain('body{margin:0}');
  });

  it('defers the rules that no first paint needs', () => {
    for (const rule of ['accents', ':hover', '280px', 'height:1px', 'height:3px']) {
      expect(critical).not.toContain(rule);
      expect(deferred).toContain(rule);
    }
  });

  it('contains the theme’s variables that it uses, and defers the others', () => {
    expect(critical).toContain(':root{--mui-shade:#111;--mui-base:#222}');
    expect(deferred).toContain(':root{--mui-tint:var(--mui-base);--mui-late:#333}');
    expect(deferred).not.toContain('body{');
  });

  it('keeps properties that the parser does not know', () => {
    const globals = '@media (prefers-reduced-motion:reduce){*{scroll-behavior:auto!important}}';
    const styles = criticalCss({ ...page, globals }, fontCss, fold);
    expect(styles.critical).toContain(globals);
    expect(styles.deferred).not.toContain('scroll-behavior');
  });

  it('keeps rules that apply to every element, because the deferred style sheet would restyle all of them', () => {
    const styles = criticalCss({ ...page, globals: '::selection{color:#123456}' }, fontCss, fold);
    expect(styles.critical).toContain('::selection{color:#123456}');
    expect(styles.deferred).not.toContain('::selection');
  });

  it('splits the rules of a state from others at any depth of at-rules', () => {
    const nested =
      '@media (width>=600px){@supports (color:red){.css-title{top:1px}.css-title:focus{top:2px}}}@media print{.css-title{top:3px}}@starting-style{.css-title{top:4px}}';
    const styles = criticalCss(withTitle(nested), fontCss, fold);
    expect(styles.critical).toContain('@media (width>=600px){@supports (color:red){.css-title{top:1px}}}');
    expect(styles.critical).not.toMatch(/top:[234]px/u);
    expect(styles.deferred).toContain(
      '@media (width>=600px){@supports (color:red){.css-title:focus{top:2px}}}',
    );
    expect(styles.deferred).toContain('@media print{.css-title{top:3px}}');
    expect(styles.deferred).toContain('@starting-style{.css-title{top:4px}}');
    expect(styles.deferred).not.toContain('top:1px');
  });

  it.each([
    ['.css-title:not(:disabled){top:9px}', 'inside :not()'],
    ['.css-title.Mui-selected{top:9px}', 'a state class of MUI'],
    ['.css-title[open]{top:9px}', 'an attribute of a state'],
    ['.css-title::backdrop{top:9px}', 'a backdrop'],
  ])('takes %s for a state: %s', (rule) => {
    const styles = criticalCss(withTitle(rule), fontCss, fold);
    expect(styles.critical).not.toContain('top:9px');
    expect(styles.deferred).toContain('top:9px');
  });

  it('keeps a rule if one of its selectors is no state', () => {
    const styles = criticalCss(withTitle('.css-title,.css-title:hover{top:9px}'), fontCss, fold);
    expect(styles.critical).toContain('top:9px');
  });
});

it('the web font has its own style element on every page', () => {
  for (const styles of [criticalCss(page, fontCss, fold), criticalCss(page, fontCss)]) {
    expect(styles.webFont).toMatch(/^@font-face\{[^}]*everyday-1\.woff2[^}]*\}$/u);
    expect(styles.critical + styles.deferred).not.toContain('everyday');
  }
});

it('a page without a fold contains all its rules', () => {
  const { critical, deferred } = criticalCss(page, fontCss);
  for (const rule of ['House Fallback', ':hover', 'width:280px', 'height:1px', 'height:3px']) {
    expect(critical).toContain(rule);
  }
  expect(deferred).toBe('');
});

describe('rules for pages without scripts', () => {
  const css =
    '.css-title::after{color:red}@media (scripting: none){.css-title::after,.css-title>b{display:none}}' +
    '@media (width>=600px){@media (scripting: none){.css-title{top:1px}}}';
  const styles = criticalCss(withTitle(css), fontCss, fold);

  it('is apart from all other styles, for browsers that do not know the media feature', () => {
    expect(styles.critical + styles.deferred).not.toMatch(/scripting|display:none|top:1px/u);
    expect(styles.withoutScript).not.toMatch(/scripting|color/u);
  });

  it('outweighs every class, because the deferred style sheet comes after it', () => {
    expect(styles.withoutScript).toContain('.css-title:not(#_):after,.css-title>b:not(#_){display:none}');
    expect(styles.withoutScript).toContain('@media (width>=600px){.css-title:not(#_){top:1px}}');
  });
});

it('keyframes are stated once, because a second time begins their animations anew', () => {
  const { critical, deferred } = criticalCss(page, fontCss, fold);
  expect(critical).toContain('@keyframes animation-rise');
  expect(deferred).not.toContain('@keyframes');
});
