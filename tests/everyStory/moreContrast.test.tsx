import { afterAll, beforeAll, expect, it } from 'vitest';
import { contrastRatio } from '#theme/contrast.ts';
import { emulate } from './emulated.ts';
import { show, storiesOf } from './shown.ts';

beforeAll(() => emulate([{ name: 'prefers-contrast', value: 'more' }]));
afterAll(() => emulate());

/** The ratio of a color as the browser writes it to the page's. */
function ratioOf(written: string): number {
  const [first = ''] = /rgb\([^)]*\)/u.exec(written) ?? [];
  const [color, ground] = [first, getComputedStyle(document.body).backgroundColor].map((one) => {
    const channels = one.match(/\d+/gu)?.slice(0, 3) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  });
  return contrastRatio(color!, ground!);
}

it('where the system asks for more contrast, hints, links and the edges of fields have at least 7:1', async () => {
  const stories = await storiesOf(() => import('#stories/funnel/register/RegisterStep.stories.tsx'));
  await show('ByEmailLink', new Map(stories).get('ByEmailLink')!);
  const low = ['p', 'a', '.MuiButton-text', 'input[required]'].flatMap((selector) => {
    const all = [...document.body.querySelectorAll(selector)];
    expect(all).not.toEqual([]);
    return all
      .map((one) => [one, getComputedStyle(one)] as const)
      .filter(([, { color, boxShadow }]) => ratioOf(boxShadow === 'none' ? color : boxShadow) < 7)
      .map(([one, { color, boxShadow }]) => `${selector} ${one.textContent} ${color} ${boxShadow}`);
  });
  expect(low).toEqual([]);
});
