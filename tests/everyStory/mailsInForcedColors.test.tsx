import { expect, it } from 'vitest';
import { emulate } from './emulated.ts';
import { show, storiesOf } from './shown.ts';

const drawn = ':is(.awning, .mark, .truck) [style*="background-color"]';

/** The drawn surfaces of the mail on the page that are as black as the page. */
function lostSurfaces(): string[] {
  const mail = document.querySelector('[role="article"], article')?.firstElementChild?.shadowRoot;
  return [...(mail?.querySelectorAll(drawn) ?? [])]
    .filter((surface) => getComputedStyle(surface).backgroundColor === 'rgb(0, 0, 0)')
    .map((surface) => surface.outerHTML.slice(0, 120));
}

it('no mail’s truck falls apart in forced colors', async () => {
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]);
  const lost: string[] = [];
  for (const [name, story] of await storiesOf(() => import('#stories/mails/Mails.stories.tsx'))) {
    await show(name, story);
    lost.push(...lostSurfaces().map((surface) => `${name}: ${surface}`));
  }
  await emulate();
  expect(lost).toEqual([]);
});
