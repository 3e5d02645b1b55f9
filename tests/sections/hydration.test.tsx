import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { PriceCalculatorIsland } from '#site/islands/PriceCalculatorIsland.tsx';
import { hydrateIsland } from '#site/scripts/hydrateIsland.tsx';
import { hydrateIslands, type HydrateIsland } from '#site/scripts/hydrateIslands.ts';
import { loadOnFirstInteraction } from '#site/scripts/loadOnFirstInteraction.ts';
import { Themed } from '#theme/index.ts';
import { watchRules } from '#storybook/rules/watch.ts';
import { translate } from '../everyStory/translator.ts';

let undo: Array<() => void>;
let form: HTMLFormElement;
let send: HTMLButtonElement;
let button: HTMLButtonElement;

function found<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

beforeEach(() => {
  undo = [];
  document.body.innerHTML =
    '<div data-island="contact"><form><input name="message"><button>Send</button></form></div><button type="button">Play</button>';
  form = found('form');
  send = found('form button');
  button = found('button[type=button]');
});

afterEach(() => {
  for (const stop of undo) stop();
});

/** Reports each event of a kind that the script does not keep for later. */
function heard(target: HTMLElement, kind: 'click' | 'submit') {
  const listener = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  target.addEventListener(kind, listener);
  return listener;
}

describe('a form sent before its part is active', () => {
  const start = (hydrateIsland: HydrateIsland) => {
    undo.push(hydrateIslands(hydrateIsland)(document));
  };

  it('is sent to the part once, when it is active', async () => {
    start(async () => undefined);
    // React listens as soon as it begins to hydrate.
    const listener = heard(form, 'submit');
    send.click();
    expect(listener).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  });

  it('is submitted as without a script if the part cannot be loaded', async () => {
    const natively = vi.spyOn(form, 'submit').mockImplementation(() => undefined);
    start(() => Promise.reject(new Error('out of reach')));
    send.click();
    await vi.waitFor(() => expect(natively).toHaveBeenCalledOnce());
  });
});

describe('a visitor’s first action', () => {
  it('loads the rest of the script once; a resting pointer does not count', () => {
    const fetchRest = vi.fn<() => Promise<unknown>>(async () => undefined);
    loadOnFirstInteraction(document, fetchRest);
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
    expect(fetchRest).not.toHaveBeenCalled();
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 3 }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(fetchRest).toHaveBeenCalledOnce();
  });

  it('that is a click on a button is passed to the loaded script, once', async () => {
    let arrive = () => undefined as void;
    loadOnFirstInteraction(document, () => new Promise<void>((resolve) => (arrive = resolve)));
    button.click();
    const pressed = heard(button, 'click');
    arrive();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('that submits an island’s form is handled by the browser if the script cannot be loaded', async () => {
    loadOnFirstInteraction(document, () => Promise.reject(new Error('out of reach')));
    send.click();
    const sent = heard(form, 'submit');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});

/** Puts markup after each field, as programs in the browser do. */
const addToFields = (markup: string) => (part: HTMLElement) => {
  for (const field of part.querySelectorAll('input, select')) field.insertAdjacentHTML('afterend', markup);
  return () => undefined;
};

it.each([
  ['a translator', translate],
  // github.com/vercel/nextjs-postgres-auth-starter/issues/14
  [
    'Keeper',
    addToFields('<keeper-lock tabindex="0" role="button" aria-label="Open Keeper Popup"></keeper-lock>'),
  ],
  // github.com/vercel/next.js/issues/51816
  ['LastPass', addToFields('<div data-lastpass-icon-root="true"></div>')],
  ['LanguageTool', addToFields('<lt-highlighter></lt-highlighter>')],
])(
  'a part changed by %s keeps what was typed and chosen, and its focus, without an error',
  async (_who, change) => {
    const markup = renderToString(
      <Themed pageStyles={false}>
        <PriceCalculatorIsland />
      </Themed>,
      { identifierPrefix: 'price-calculator-' },
    );
    document.body.innerHTML = `<div data-island="price-calculator">${markup}</div>`;
    undo.push(change(document.body));
    // The document's own words are not announced.
    undo.push(watchRules());
    const failed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('error', failed);
    undo.push(() => window.removeEventListener('error', failed));
    const devices = () => found<HTMLInputElement>('input[type="number"]');
    const currency = () => found<HTMLSelectElement>('select');
    const before = devices();
    before.value = '4';
    currency().value = 'EUR';
    before.focus();
    await hydrateIsland(found('[data-island]'));
    expect(devices()).not.toBe(before);
    expect([devices().value, currency().value]).toEqual(['4', 'EUR']);
    expect(document.activeElement).toBe(devices());
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/4 tablets/u));
    expect(failed).not.toHaveBeenCalled();
  },
);
