import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { funnel } from '#content/index.ts';
import { lookAway } from '#stories/support/flow.ts';
import { gatewaysForAccount } from '#stories/support/accountGateways.ts';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { active, inTrial } from '#stories/support/sampleAccounts.ts';
import { registered, sampleToday } from '#stories/support/samples.ts';
import { openRoute } from './openRoute.tsx';

const screens = [
  ['/sign-up/checkout?plan=Monthly', funnel.checkout.heading, () => gatewaysFor(registered)],
  ['/sign-up/plans?plan=Yearly', funnel.plans.heading, () => gatewaysFor(registered)],
  ['/account', 'Your account', () => gatewaysForAccount(active)],
] as const;

const days = /[A-Z][a-z]+\s\d{1,2},\s20\d\d/gu;

it.each(screens)('%s shows the same days whatever the device’s clock says', async (path, heading, world) => {
  const shown: string[][] = [];
  for (const skew of [0, 40 * 86_400_000, -3 * 3_600_000]) {
    vi.useFakeTimers({ now: sampleToday.getTime() + skew, toFake: ['Date'] });
    await openRoute(path, { ...world(), serverNow: () => new Date('2026-11-21T01:30:00Z') });
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await vi.waitUntil(() => !document.body.innerText.includes('Loading'));
    shown.push(document.body.innerText.match(days) ?? []);
  }
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]).toEqual(shown[0]);
});

it('an account page that stays open shows the days as one that is opened later', async () => {
  const { createdAt, trialEndsAt } = inTrial.subscription;
  let now = new Date(createdAt);
  const shown = () => document.body.textContent.match(days) ?? [];
  const open = () => openRoute('/account', { ...gatewaysForAccount(inTrial), serverNow: () => now });
  await open();
  await expect.poll(shown).not.toEqual([]);
  const before = shown();
  now = new Date(Date.parse(trialEndsAt) - 3_600_000);
  lookAway();
  await expect.poll(shown).not.toEqual(before);
  const after = shown();
  await open();
  await expect.poll(shown).toEqual(after);
});
