import { describe, expect, it } from 'vitest';
import { dress } from '#prerender/wardrobe.ts';

const pageCss = `
  @font-face { font-family: House; src: url(/assets/everyday-1.woff2) }
  @font-face { font-family: House; src: url(/assets/accents-2.woff2) }
  @font-face { font-family: House Fallback; src: local(Arial); size-adjust: 105% }
  :root { --mui-ink: #111; --mui-shade: var(--mui-ink); --mui-unused: #999 }
  body { margin: 0 }
`;

const fold = '<section id="second">';

const page = {
  body: `<h1 class="css-title">Title</h1><dialog class="css-panel"><p class="css-inside"></p></dialog>${fold}<div data-island="sum"><b class="css-sum">1</b></div><p class="css-late">Late</p>`,
  islands: ['<b class="css-sum">1</b>'],
  styles: {
    title: '.css-title{color:var(--mui-shade);animation:animation-rise 1s}.css-title:hover{color:red}',
    panel: '.css-panel{width:280px}',
    inside: '.css-inside{height:1px}',
    sum: '.css-sum{height:2px}',
    late: '.css-late{height:3px}',
    'animation-rise': '@keyframes animation-rise{from{opacity:0}}',
  },
};

/** The class of the element with this tag. */
function classOf(body: string, tag: string): string {
  return new RegExp(`<${tag} class="([^"]+)"`, 'u').exec(body)?.[1] ?? '';
}

describe('a page with a fold', () => {
  const worn = dress(page, pageCss, fold);

  it('brings what stands before the fold: its rules with the theme’s values, its motion and the twin of its font', () => {
    expect(worn.inPage).toContain(`.${classOf(worn.body, 'h1')}{color:#111`);
    expect(worn.inPage).toMatch(/@keyframes (?<name>\w+)\{.*animation:1s \k<name>\}/u);
    expect(worn.inPage).toContain('House Fallback');
    expect(worn.inPage).toContain('body{margin:0}');
  });

  it('leaves to the style sheet what no first paint shows', () => {
    const late = ['accents', '--mui-', ':hover', '280px', 'height:1px', 'height:2px', 'height:3px'];
    for (const soon of late) {
      expect(worn.inPage).not.toContain(soon);
      expect(worn.fetched).toContain(soon);
    }
  });

  it('keeps the names that islands ask for, and shortens the others in body and rules alike', () => {
    expect(worn.body).toContain('<b class="css-sum">');
    expect(worn.fetched).toContain('.css-sum{');
    expect(worn.body).not.toMatch(/css-(?:title|panel|inside|late)/u);
    expect(worn.fetched).toContain(`.${classOf(worn.body.slice(worn.body.indexOf(fold)), 'p')}{height:3px}`);
  });
});

it('everyday letters stand apart, on every page', () => {
  for (const worn of [dress(page, pageCss, fold), dress(page, pageCss)]) {
    expect(worn.letters).toMatch(/^@font-face\{[^}]*everyday-1\.woff2[^}]*\}$/u);
    expect(worn.inPage + worn.fetched).not.toContain('everyday');
  }
});

it('a page without a fold brings everything it wears', () => {
  const { inPage, fetched } = dress(page, pageCss);
  for (const rule of ['House Fallback', ':hover', 'width:280px', 'height:1px', 'height:2px', 'height:3px']) {
    expect(inPage).toContain(rule);
  }
  expect(fetched).toBe('');
});

it('rules nested more deeply than it can sort are refused, not lost', () => {
  const deep = '@media (width>1px){@supports (color:red){.css-title{color:red}}}';
  expect(() => dress({ ...page, styles: { ...page.styles, title: deep } }, pageCss, fold)).toThrow('nested');
});
