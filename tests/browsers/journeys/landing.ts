import { expect } from 'vitest';
import { errorMessage } from '#content/errors.ts';
import { contact } from '#content/landing/contact.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { hasWebFont } from '../../support/webFont.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { wideInFirefox, type Journey } from '../journey.ts';

const menu = { role: 'dialog', name: 'Menu' };
const calculator = { css: '[data-island="price-calculator"]' };
const ownNumbers = { css: '#own-numbers' };

/** The first tap opens the menu, even while the page is loading. */
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

/** The film over the still of a player, and the one in its dialog. Each exists from its first play on. */
const films = { inline: 'video[data-watch]', large: 'dialog video' };

/** Waits until a film of the first player plays or rests. */
async function filmRuns(tab: Tab, film: string, runs: boolean): Promise<void> {
  await tab.until(
    (film: string, runs: boolean) => {
      const video = document.querySelector('[data-player]')?.querySelector<HTMLVideoElement>(film);
      return video && video.paused !== runs && (!runs || video.currentTime > 0);
    },
    film,
    runs,
  );
}

async function watchFilm(tab: Tab, onPhone: boolean): Promise<void> {
  const player = { css: '[data-player]' };
  await tab.scrollTo(player);
  // It plays automatically; a tap on a phone opens it in a dialog.
  await filmRuns(tab, films.inline, true);
  await tab.tap({ css: films.inline, within: player });
  if (!onPhone) return filmRuns(tab, films.inline, false);
  const dialog = { role: 'dialog', name: 'See which spots make money' };
  await filmRuns(tab, films.large, true);
  await tab.tap({ role: 'button', name: 'Close the video', within: dialog });
  await tab.gone(dialog);
  return filmRuns(tab, films.large, false);
}

/** At most one answer is open; initially the first. */
export async function readAnswers(tab: Tab): Promise<void> {
  const question = (name: string): Target => ({ css: '#faq summary', text: name });
  const open = () =>
    tab.window.evaluate(
      () => [...document.querySelectorAll('#faq details[open] summary')].map((one) => one.textContent),
      [],
    );
  for (const name of ['What hardware do I need?', 'Am I locked in?']) {
    await tab.tap(question(name));
    await tab.until(
      (name: string) => document.querySelector('#faq details[open] summary')?.textContent.includes(name),
      name,
    );
    expect(await open()).toHaveLength(1);
  }
}

async function calculate(tab: Tab): Promise<void> {
  await tab.enter({ role: 'field', name: 'Tablets', within: calculator }, '4');
  await tab.tap({ role: 'radio', name: /Yearly/u, within: calculator });
  await tab.choose({ role: 'field', name: 'Currency', within: calculator }, 'GBP');
  await tab.see({ ...calculator, text: listedPrice('Yearly', 4, 'GBP').text });
  await tab.see({
    css: 'a[href="/sign-up/signin?plan=Yearly&devices=4&currency=GBP"]',
    within: calculator,
  });

  await tab.enter({ role: 'field', name: 'Your weekly profit', within: ownNumbers }, '5000');
  await tab.see({ ...ownNumbers, text: '$1,500' });
}

/** Sends the form empty, then filled in, which opens the visitor's mail program. */
async function write(tab: Tab): Promise<void> {
  const { fields, problems, send, sent } = contact.form;
  const form = { css: '#contact form' };
  const field = (name: string): Target => ({ role: 'field', name, within: form });
  await tab.tap({ css: '#contact summary' });
  await tab.tap({ role: 'button', name: send, within: form });
  const problem = errorMessage({ code: 'contact/required-fields', details: {} });
  // On screen, and not under the header.
  await tab.see({ role: 'alert', text: problem, within: form }, ({ reachable }) => reachable);
  for (const { label } of [fields.name, fields.email, fields.message]) {
    await tab.see(field(label), ({ description }) => description.includes(problems.missing));
  }
  await tab.see(field(fields.name.label), ({ focused }) => focused);
  await tab.enter(field(fields.name.label), 'Rosa Alvarez');
  await tab.enter(field(fields.email.label), 'rosa@');
  await tab.enter(field(fields.message.label), 'Do you print in Spanish?');
  await tab.tap({ role: 'button', name: send, within: form });
  await tab.see(field(fields.email.label), ({ description }) => description.includes(problems.malformed));
  await tab.enter(field(fields.email.label), 'rosa@example.com');
  await tab.tap({ role: 'button', name: send, within: form });
  await tab.see({ ...form, text: sent });
}

/** Waits until the page has no pending requests, because the engines report interrupted requests as errors. */
async function settle(tab: Tab): Promise<void> {
  await tab.until(hasWebFont);
  await tab.until(() => {
    const films = [...document.querySelectorAll('video')];
    // Also the fonts that are not drawn yet.
    const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    );
    const complete = document.readyState === 'complete' && fetched;
    return complete && films.every((film) => film.networkState !== 2);
  });
}

/** Visits another page and comes back; browsers then show the cached page at its scroll position. */
async function goAndComeBack(tab: Tab, onPhone: boolean): Promise<void> {
  const place = () => tab.window.evaluate(() => Math.round(scrollY), []);
  await settle(tab);
  await tab.tap({ role: 'link', name: 'Terms of Use', within: { css: 'footer' } });
  await tab.see({ css: 'h1', name: 'Terms of Use' });
  await settle(tab);
  await tab.window.back();
  await tab.see({ css: '#contact' });
  await tab.until(() => scrollY > innerHeight);
  expect(await place()).toBeGreaterThan(1000);
  await readAnswers(tab);
  if (onPhone) {
    await walkThroughMenu(tab);
    await watchFilm(tab, onPhone);
  }
}

export const readingTheLandingPage: Journey = {
  name: 'landing page: menu, films, questions, calculators, contact, back again',
  inChromium: 'prerender/behaviours, islands',
  widths: wideInFirefox,
  async run(tab, width) {
    await tab.window.goto(siteUrl);
    if (width === 390) await walkThroughMenu(tab);
    await watchFilm(tab, width === 390);
    await readAnswers(tab);
    await calculate(tab);
    await write(tab);
    await goAndComeBack(tab, width === 390);
  },
};
