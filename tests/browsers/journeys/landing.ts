import { expect } from 'vitest';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { inBoth, type Journey } from '../journey.ts';

const menu = { role: 'dialog', name: 'Menu' };
const calculator = { css: '[data-island="price-calculator"]' };
const ownNumbers = { css: '#own-numbers' };

/** The very first tap opens the menu, whatever of the page has arrived. */
export async function walkThroughMenu(tab: Tab): Promise<void> {
  await tab.tap({ role: 'button', name: 'Open the menu' });
  await tab.see(menu);
  await tab.key('Escape');
  await tab.gone(menu);
  await tab.tap({ role: 'button', name: 'Open the menu' });
  await tab.tap({ role: 'link', name: 'Pricing', within: menu });
  await tab.gone(menu);
  await tab.at(/#pricing$/u);
}

/** Whether a film of the first player runs. */
function filmRuns(at: number) {
  return (tab: Tab, runs: boolean) =>
    tab.until(
      (at: number, runs: boolean) => {
        const film = document.querySelector('[data-player]')?.querySelectorAll('video')[at];
        return film && film.paused !== runs && (!runs || film.currentTime > 0);
      },
      at,
      runs,
    );
}

async function watchFilm(tab: Tab, onPhone: boolean): Promise<void> {
  const player = { css: '[data-player]' };
  await tab.scrollTo(player);
  // It plays by itself; a tap on a phone opens it over the page.
  await filmRuns(0)(tab, true);
  if (onPhone) {
    await tab.tap({ css: 'video', within: player });
    const dialog = { role: 'dialog', name: 'See which spots make money' };
    await filmRuns(1)(tab, true);
    await tab.tap({ role: 'button', name: 'Close the video', within: dialog });
    await tab.gone(dialog);
    await filmRuns(1)(tab, false);
  } else {
    await tab.tap({ css: 'video', within: player });
    await filmRuns(0)(tab, false);
  }
}

/** At most one answer is open. */
async function readAnswers(tab: Tab): Promise<void> {
  const question = (name: string): Target => ({ css: '#faq summary', text: name });
  const open = () =>
    tab.window.evaluate(
      () => [...document.querySelectorAll('#faq details[open] summary')].map((one) => one.textContent),
      [],
    );
  for (const name of ['Does it work with no signal?', 'How do I cancel?']) {
    await tab.tap(question(name));
    await tab.until(
      (name: string) => document.querySelector('#faq details[open] summary')?.textContent.includes(name),
      name,
    );
    expect(await open()).toHaveLength(1);
  }
}

async function calculate(tab: Tab): Promise<void> {
  await tab.enter({ role: 'field', name: 'POS devices', within: calculator }, '4');
  await tab.tap({ role: 'radio', name: /Yearly/u, within: calculator });
  await tab.choose({ role: 'field', name: 'Currency', within: calculator }, 'GBP');
  await tab.see({ ...calculator, text: listedPrice('Yearly', 4, 'GBP').text });
  await tab.see({
    css: 'a[href="/sign-up/signin?plan=Yearly&devices=4&currency=GBP"]',
    within: calculator,
  });

  await tab.enter({ role: 'field', name: 'Your profit a week', within: ownNumbers }, '5000');
  await tab.see({ ...ownNumbers, text: '$1,500' });
}

/** What a visitor does on the landing page before anything else. */
export const readingTheLandingPage: Journey = {
  name: 'landing page: menu, films, questions, calculators',
  widths: inBoth,
  async run(tab, width) {
    await tab.window.goto(siteUrl);
    if (width === 390) await walkThroughMenu(tab);
    await watchFilm(tab, width === 390);
    await readAnswers(tab);
    await calculate(tab);
  },
};
