import { expect, it } from 'vitest';
import { withShortClasses } from '#prerender/shortClasses.ts';

const page = {
  body: '<h1 class="css-1abcdef label"></h1><dialog class="css-2dialog"></dialog><div data-island="sum"><b class="css-9island"></b></div>',
  islands: ['<b class="css-9island"></b>'],
  styles: {
    '1abcdef': '.css-1abcdef:not(.Mui-open)>b{color:var(--ink)}',
    '9island': '.css-9island{top:1px}',
    '2dialog': 'html:has(.css-2dialog[open]){overflow:hidden}',
    'animation-1': '@keyframes animation-1{from{opacity:0}}',
  },
};

it('classes outside islands get short names, in the body and in their rules', () => {
  const { body, styles } = withShortClasses(page);
  expect(body).toContain('<h1 class="css-0 label">');
  expect(styles['0']).toContain('.css-0:not(.Mui-open) > b');
  expect(styles['1abcdef']).toBeUndefined();
});

it('a class inside a functional pseudo-class gets the short name of its element', () => {
  const { body, styles } = withShortClasses(page);
  expect(body).toContain('<dialog class="css-1">');
  expect(styles['1']).toContain('html:has(.css-1[open])');
});

it('islands keep the names that hydration compares', () => {
  const { body, styles } = withShortClasses(page);
  expect(body).toContain('<b class="css-9island">');
  expect(styles['9island']).toContain('.css-9island');
});
