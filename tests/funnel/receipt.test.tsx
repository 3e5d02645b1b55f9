import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { funnel } from '#content/index.ts';
import { formatDay } from '#domain/day.ts';
import { limits } from '#domain/limits.ts';
import { timelineOfConfirmation } from '#domain/timeline.ts';
import { ReceiptRow } from '#account/receipts/ReceiptRow.tsx';
import { FinalStep } from '#funnel/final/FinalStep.tsx';
import { receiptRows, receiptText } from '#funnel/final/receiptRows.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { active } from '#stories/support/sampleAccounts.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  sampleConfirmation,
  sampleFreeConfirmation,
  sampleOwner,
  sampleReturn,
} from '#stories/support/samples.ts';
import { visit } from './visit.tsx';

const { final: words, links, logout } = funnel;
const nowhere = () => undefined;

interface DevTools {
  send(method: 'Emulation.setEmulatedMedia', request: { media: string }): Promise<unknown>;
}

function showAs(media: 'print' | '') {
  return (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', { media });
}

describe('on paper', () => {
  afterEach(() => showAs(''));

  it('shows the receipt with its owner, and nothing else from the page', async () => {
    await visit(
      () => (
        <FinalStep
          state={{
            status: 'ready',
            truckName: '',
            email: sampleOwner.email,
            confirmation: sampleConfirmation(),
          }}
          onRetry={nowhere}
          onLogout={nowhere}
        />
      ),
      fakeGateways(),
    );
    await expect.element(page.getByText(words.receipt.from('Curbwise'))).not.toBeVisible();
    await showAs('print');
    await expect.element(page.getByText(words.receipt.from('Curbwise'))).toBeVisible();
    await expect.element(page.getByText(`${listedPrice('Monthly', 3).text} per month`)).toBeVisible();
    await expect.element(page.getByText('I-SAMPLE0001')).toBeVisible();
    for (const screenOnly of [words.heading, words.keep.copy, words.keep.print, words.calendar.add, logout]) {
      await expect.element(page.getByText(screenOnly)).not.toBeVisible();
    }
    await expect.element(page.getByText(links.terms.label)).not.toBeVisible();
  });
});

describe('an invoice on paper', () => {
  afterEach(() => showAs(''));

  it('fits one page, with the longest texts that its form accepts, and nothing else (R-INVOICE-FACTS)', async () => {
    const [receipt] = active.receipts;
    if (!receipt) throw new Error('the sample has no receipt');
    const buyer = {
      ...active.profile,
      businessName: 'W'.repeat(limits.businessName.max),
      taxNumber: '9'.repeat(limits.taxNumber.max),
    };
    await visit(
      () => (
        <>
          <p>Elsewhere on the page</p>
          <ul>
            <ReceiptRow receipt={receipt} buyer={buyer} email={sampleOwner.email} open onToggle={nowhere} />
          </ul>
        </>
      ),
      fakeGateways(),
    );
    // A4 at 96 pixels per inch, without its margins of 18 millimeters.
    await page.viewport(658, 986);
    await showAs('print');
    await expect.element(page.getByText(receipt.number)).toBeVisible();
    await expect.element(page.getByText(buyer.taxNumber)).toBeVisible();
    await expect.element(page.getByText('Elsewhere on the page')).not.toBeVisible();
    await expect.element(page.getByText(words.keep.print)).not.toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(986);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(658);
  });
});

describe('as text', () => {
  it('names the agreement, the charges with their dates, and the way to cancel', () => {
    const confirmation = sampleConfirmation('Yearly');
    const timeline = timelineOfConfirmation(confirmation);
    const text = receiptText(receiptRows(confirmation, sampleOwner.email), timeline);
    for (const part of [
      'Curbwise confirmation',
      'Account: owner@example.com',
      'Plan: Yearly',
      'Tablets: 3 tablets',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`Price: ${listedPrice('Yearly', 3).text} per year`);
    expect(text).toContain('Subscription ID: I-SAMPLE0001');
    for (const { when, what } of timeline.moments) expect(text).toContain(`${when} | ${what}`);
    expect(text).toContain(timeline.note.body);
    // The page mentioned in the note.
    expect(text).toContain(`${window.location.origin}/account`);
  });

  it.each([
    [true, formatDay(new Date('2027-01-28T10:00:00Z'))],
    [false, formatDay(new Date('2026-11-21T10:00:00Z'))],
  ])('of an owner who came back (early: %s) names the first charge (R-BACK-RECEIPT)', (early, day) => {
    const rows = receiptRows(sampleReturn({ early }), sampleOwner.email);
    expect(rows).toContainEqual({ label: words.receipt.firstCharge, value: day });
  });

  it('of a free subscription names the coupon and no first charge', () => {
    const rows = receiptRows(sampleFreeConfirmation, sampleOwner.email);
    expect(rows).toContainEqual(expect.objectContaining({ label: words.receipt.coupon, value: 'FREE50' }));
    expect(rows).toContainEqual({ label: words.receipt.price, value: 'FREE' });
    expect(rows.map(({ label }) => label)).not.toContain(words.receipt.firstCharge);
  });
});
