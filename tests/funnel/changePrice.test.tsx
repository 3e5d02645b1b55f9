import { fireEvent } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { change as words } from '#content/account/change.ts';
import { ChangeCard } from '#account/change/ChangeCard.tsx';
import { useChange } from '#account/change/useChange.ts';
import type { SubscriptionChange } from '#domain/account.ts';
import { errorMessage } from '#content/errors.ts';
import { AppError } from '#domain/errors.ts';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { active, sampleChange } from '#stories/support/sampleAccounts.ts';
import { visit } from './visit.tsx';

const nowhere = () => undefined;
const events = { last: null, onBegin: nowhere, onMissed: nowhere, onAskAgain: nowhere, onSignedOut: nowhere };

describe('the price of a change', () => {
  const previewChange = vi.fn<AccountGateway['previewChange']>(async ({ plan, posDevices }) =>
    sampleChange(plan, posDevices),
  );
  const approveUrl = 'https://www.paypal.example/update';
  const requestChange = vi.fn<AccountGateway['requestChange']>(async () => ({ approveUrl }));
  const devices = page.getByRole('spinbutton', { name: words.form.devicesNumber });
  const bill = (count: number) => page.getByText(words.preview.plan('Monthly', count));
  const toPayPal = page.getByRole('button', { name: words.form.submit });

  function Screen() {
    const change = useChange({ ...events, account: active });
    return <ChangeCard {...change} account={active} />;
  }

  beforeEach(async () => {
    const payments = { openApproval: nowhere };
    await visit(Screen, fakeGateways({ account: { previewChange, requestChange }, payments }));
    await page.getByRole('button', { name: words.open }).click();
  });

  it('follows the choice without a click, with one request for choices in quick succession (R-CHANGE-PRICE-FIRST)', async () => {
    await expect.element(page.getByText(words.form.unchanged)).toBeVisible();
    // In the page, because a busy machine takes longer from one key press to the next than a choice is waited for.
    for (const value of ['4', '5', '6']) void fireEvent.input(devices.element(), { target: { value } });
    await expect.element(bill(6)).toBeVisible();
    expect(previewChange.mock.calls).toEqual([[{ plan: 'Monthly', posDevices: 6 }]]);
    await devices.fill(String(active.subscription.posDevices));
    await expect.element(page.getByText(words.form.unchanged)).toBeVisible();
    expect(previewChange).toHaveBeenCalledOnce();
  });

  it('is not requested for an owner with a coupon’s plan who has touched nothing, and is for another plan', async () => {
    const discounted = { ...active, subscription: { ...active.subscription, planName: 'Launch50' } };
    await visit(
      () => {
        const change = useChange({ ...events, account: discounted });
        return <ChangeCard {...change} account={discounted} />;
      },
      fakeGateways({ account: { previewChange } }),
    );
    await page.getByRole('button', { name: words.open }).click();
    await expect.element(page.getByText(words.form.unchanged)).toBeVisible();
    await expect.element(toPayPal).toBeDisabled();
    expect(previewChange).not.toHaveBeenCalled();
    await page.getByRole('radio', { name: new RegExp(words.form.plans.Yearly.label, 'u') }).click();
    await expect.element(toPayPal).toBeEnabled();
  });

  it('is that of the last choice, even if an earlier response arrives later (R-CHANGE-PRICE-FIRST)', async () => {
    const answers = new Map<number, (change: SubscriptionChange) => void>();
    previewChange.mockImplementation(
      ({ posDevices }) => new Promise((resolve) => answers.set(posDevices, resolve)),
    );
    await devices.fill('4');
    await expect.poll(() => answers.has(4)).toBe(true);
    await devices.fill('5');
    await expect.poll(() => answers.has(5)).toBe(true);
    answers.get(5)?.(sampleChange('Monthly', 5));
    await expect.element(bill(5)).toBeVisible();
    answers.get(4)?.(sampleChange('Monthly', 4));
    await expect.element(toPayPal).toBeVisible();
    await expect.element(bill(4)).not.toBeInTheDocument();
    await expect.element(bill(5)).toBeVisible();
  });

  it('opens no form again that was closed before it arrived', async () => {
    let answer = () => {};
    previewChange.mockReturnValue(
      new Promise((resolve) => (answer = () => resolve(sampleChange('Monthly', 4)))),
    );
    await devices.fill('4');
    await expect.poll(() => previewChange.mock.calls.length).toBe(1);
    await page.getByRole('button', { name: words.form.keep }).click();
    const opener = page.getByRole('button', { name: words.open });
    await expect.element(opener).toHaveFocus();
    answer();
    // Waits two frames, so that React has rendered the effects of the response.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect.element(opener).toBeVisible();
    await expect.element(toPayPal).not.toBeInTheDocument();
  });

  it('is shown anew for the same choice if it changed before the owner went on', async () => {
    requestChange.mockRejectedValueOnce(new AppError('checkout/price-changed'));
    await devices.fill('4');
    await expect.element(bill(4)).toBeVisible();
    const dearer = { ...sampleChange('Monthly', 4), total: 7_400 };
    previewChange.mockResolvedValue(dearer);
    await toPayPal.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(errorMessage(new AppError('checkout/price-changed')));
    await expect.element(page.getByText('$74.00').first()).toBeVisible();
    await expect.element(devices).toHaveValue(4);
    await toPayPal.click();
    const { total, currency, interval, from } = dearer;
    const shown = { total, currency, interval, from };
    await expect.poll(() => requestChange.mock.lastCall).toEqual([{ plan: 'Monthly', posDevices: 4, shown }]);
  });

  it('can be requested again if the server was unreachable', async () => {
    previewChange.mockRejectedValueOnce(new AppError('network/unreachable'));
    await devices.fill('4');
    await page.getByRole('button', { name: words.form.askAgain }).click();
    await expect.element(bill(4)).toBeVisible();
  });
});
