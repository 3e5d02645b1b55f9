import { act, StrictMode, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { priceCalculator } from '#content/landing/priceCalculator.ts';
import { signUpQuery } from '#domain/choice.ts';
import { formatDay } from '#domain/day.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { PriceCalculatorIsland } from '#site/islands/PriceCalculatorIsland.tsx';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { Themed } from '#theme/index.ts';

let place: HTMLElement;
let root: Root | undefined;
const onRecoverableError = vi.fn<(error: unknown) => void>();

function field<Kind extends HTMLElement>(selector: string): Kind {
  const found = place.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** Puts a part's prerendered HTML into the page. */
function write(part: ReactElement): ReactElement {
  const whole = (
    <StrictMode>
      <Themed>{part}</Themed>
    </StrictMode>
  );
  place.innerHTML = renderToString(whole);
  return whole;
}

async function wake(whole: ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, whole, { onRecoverableError });
    await Promise.resolve();
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.replaceChildren(place);
});

afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  root = undefined;
  vi.unstubAllGlobals();
});

describe('the price calculator', () => {
  const part = (
    <PriceCalculator today={null} signUpHref={(choice) => `/sign-up/signin${signUpQuery(choice)}`} />
  );
  const wayOn = (plan: string) => field(`[data-start=${plan}]`).getAttribute('href');

  it('counts the trial from the server’s now as soon as it is known, whatever this clock says', async () => {
    // The site's cache has kept the document for two days.
    const headers = { Date: 'Wed, 04 Mar 2037 18:00:00 GMT', Age: String(2 * 24 * 60 * 60) };
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', fetched);
    const island = () => write(<PriceCalculatorIsland />);

    await wake(island());
    expect(place.textContent).not.toMatch(/, 20\d\d/u);
    await act(async () => root?.unmount());

    fetched.mockImplementation(async () => new Response('', { headers }));
    const whole = island();
    expect(place.textContent).not.toMatch(/, 20\d\d/u);
    await wake(whole);
    const charged = formatDay(new Date('2037-03-13T18:00:00Z'));
    await expect.poll(() => place.textContent).toContain(charged);
    expect(fetched).toHaveBeenLastCalledWith('/sign-up/signin');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps a choice made before hydration', async () => {
    const whole = write(part);
    field<HTMLInputElement>('[type=number]').value = '5';
    field<HTMLInputElement>('[value=Yearly]').checked = true;
    field<HTMLSelectElement>('select').value = 'EUR';
    await wake(whole);
    expect(wayOn('Yearly')).toBe('/sign-up/signin?plan=Yearly&devices=5&currency=EUR');
    await expect.element(page.getByRole('link')).toHaveTextContent('Start with Yearly');
    await expect
      .element(page.getByLabelText(priceCalculator.posDevices.label, { exact: true }))
      .toHaveValue(5);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  describe('agrees with the field after typing', () => {
    const devices = () => page.getByLabelText(priceCalculator.posDevices.label, { exact: true });
    const linked = (count: number) => `/sign-up/signin?plan=Monthly&devices=${count}&currency=USD`;
    const wakeForTyping = async (whole = write(part)) => {
      await wake(whole);
      // Real keys come from outside React's `act`.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    };
    const replaceBy = async (keys: string) => {
      await userEvent.click(devices());
      await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}${keys}`);
    };

    it.each([
      ['7', 7, '7'],
      ['a number with zeros before it', 3, '003'],
    ])('where %s means %i', async (_, count, keys) => {
      await wakeForTyping();
      await replaceBy(`${keys}{Tab}`);
      await expect.element(devices()).toHaveValue(count);
      await expect.poll(() => wayOn('Monthly')).toBe(linked(count));
      expect(place.textContent).toContain(
        priceCalculator.bill.total(count) + listedPrice('Monthly', count).text,
      );
    });

    it.each([
      ['nothing', null, '{Delete}', 'Required'],
      ['a number above the limits', 45, '45', 'Must be 10 or less', 4],
      ['a number below the limits', 0, '0', 'Must be at least 1'],
      ['a negative number', -3, '-3', 'Must be at least 1'],
    ])('and keeps %s, with the last price and the reason', async (_, kept, keys, reason, last = 7) => {
      await wakeForTyping();
      await replaceBy('7{Tab}');
      await replaceBy(`${keys}{Tab}`);
      await expect.element(devices()).toHaveValue(kept);
      await expect.element(devices()).toHaveAccessibleDescription(reason);
      await expect.poll(() => wayOn('Monthly')).toBe(linked(last));
    });

    it('and keeps the last price while nothing valid is typed', async () => {
      await wakeForTyping();
      await replaceBy('7');
      await replaceBy('{Delete}');
      await expect.element(devices()).toHaveValue(null);
      await expect.poll(() => wayOn('Monthly')).toBe(linked(7));
    });

    it.each([
      ['25', 25, 'Must be 10 or less'],
      ['', null, 'Required'],
    ])('also where "%s" was left in it before it was alive', async (typed, kept, reason) => {
      const whole = write(part);
      field<HTMLInputElement>('[type=number]').value = typed;
      await wakeForTyping(whole);
      await expect.element(devices()).toHaveValue(kept);
      await expect.element(devices()).toHaveAccessibleDescription(reason);
      expect(wayOn('Monthly')).toBe(linked(1));
    });
  });
});
