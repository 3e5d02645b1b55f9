import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shared } from '#content/funnel/shared.ts';
import { tryIt } from '#content/landing/tryIt.ts';
import { englishIn } from '#tests/support/englishIn.ts';
import { findMixedCurrencies } from '#tests/support/screenRules.ts';
import { findLayoutFaults } from '#tests/support/layoutFaults.ts';
import { differentAtRest, show, stopTransitions, storiesOf } from '../everyStory/shown.ts';

/** English text that is a story's example or comes from another service, not from the product. */
const examples = new Set([
  'We discarded the change',
  'Nothing has changed.',
  'We discarded the changeNothing has changed.',
  'Nothing was charged yet.',
  'Keep it as it is',
  'It has been a while since you signed in.',
  'El pedido no se aprobó: The card was declined',
  'Tu nombre en Google, Maximiliano of the Truck, tiene más de 15 caracteres. Con tu nombre de pila basta.',
  'The form stands here.',
  'The demos stand here.',
  'The demo goes here.',
  'What is asked goes here.',
  'Where it pays',
  'No signal. Orders wait on this tablet.',
  'Nothing was found',
  'On this page',
  'You can cancel anytime.',
  'What you upload stays yours.',
  'Your first subscription starts with a free trial: one for each owner and for each PayPal account. Its length is shown with the plan before you subscribe.',
  'orders.and.invoices@the-rolling-dumpling-kitchen.example',
]);

const files = import.meta.glob<Record<string, unknown>>(
  '/stories/{account,app,demos,funnel,sections,site}/**/*.stories.tsx',
);

const loading = new Set<string>([shared.loading, tryIt.stage.loading]);

/** Faults that English has too: the map without its frame, and adjacent flags of spots. */
const alike = /^scrolls to 325 |^controls overlap: BUTTON "(?:Juniper Park|Lantern Market)/u;

/** Stories of whole screens. A part may compare two currencies. */
const screens = /\/(?:pages\/\w+|\w+Step|AccountView|Hero)\.stories\.tsx$/u;

/** Every visible or accessible text, by line or attribute. */
function textsOf({ body }: Document): string[] {
  const said = [...body.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((part) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
  );
  return [...body.innerText.split('\n'), ...said];
}

/** A plan called by the name on its card, whose capital Spanish has at a beginning only; also where the window is too narrow to show it. */
const capitalInside = /[Pp]lan\s(?:Anual|Mensual)/gu;

/** How readers set their text: 200 % by WCAG 1.4.4, apart by WCAG 1.4.12. */
const settings = {
  'as it is': '',
  'twice as large': ':root { font-size: 200% !important }',
  apart:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
};

/** Cut-off and overlapping elements in a 320-pixel window, however its reader sets the text. */
function faultsInEachSetting(): string[] {
  const sheet = document.head.appendChild(document.createElement('style'));
  const faults = Object.entries(settings).flatMap(([setting, rules]) => {
    sheet.textContent = rules;
    return findLayoutFaults().flatMap((fault) => (alike.test(fault) ? [] : [`${fault}, text ${setting}`]));
  });
  sheet.remove();
  return faults;
}

/** A header of the sign-up whose actions take a second row, although the brand's name has given way. */
function secondRows(): string[] {
  const rows = [...document.querySelectorAll('header > a + div')].filter(
    ({ clientHeight }) => clientHeight > 48,
  );
  return rows.map(({ textContent }) => `two rows of actions: ${textContent}`);
}

/** Whether the story's page, or a part of it, is still loading. */
const loads = () => document.body.innerText.split('\n').some((line) => loading.has(line));

beforeAll(stopTransitions);

it.each(Object.entries(files))(
  '%s shows no English sentence in Spanish, no second way to write money, and nothing cut or overlapping (R-ACCOUNT-LONG)',
  async (file, load) => {
    await page.viewport(320, 640);
    // The page around a demo has margins.
    document.body.style.paddingInline = file.startsWith('/stories/demos/') ? '20px' : '';
    const stories = differentAtRest(await storiesOf(load));
    expect(stories.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const [name, story] of stories) {
      // Without its play, which may search for an English example.
      await show(name, story);
      if (!/Loading|Waiting/u.test(name)) await vi.waitUntil(() => !loads(), { timeout: 20_000 });
      const english = textsOf(document).filter((text) => englishIn(text) && !examples.has(text));
      // Its words are longer than in any language.
      const faults = name === 'LongWords' ? [] : faultsInEachSetting();
      const capitals = document.body.textContent.match(capitalInside) ?? [];
      const money = screens.test(file) ? findMixedCurrencies() : [];
      const rows = screens.test(file) ? secondRows() : [];
      found.push(...[...english, ...capitals, ...faults, ...money, ...rows].map((one) => `${name}: ${one}`));
    }
    expect(found).toEqual([]);
  },
);
