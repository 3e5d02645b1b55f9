import { expect } from 'storybook/test';
import { accountStates } from '#domain/account.ts';
import { StatusPill } from '#account/overview/StatusPill.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Overview/StatusPill',
  component: StatusPill,
  ...inPhoneColumn,
  args: { state: 'active' },
});

/** Every state. */
export const Every = meta.story({
  tags: ['R-ACCOUNT-STATES'],
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {accountStates.map((state) => (
        <StatusPill key={state} state={state} />
      ))}
    </p>
  ),
  // Every pill has its own colors and its own icon, so that states differ even without words.
  play: async ({ canvasElement }) => {
    const pills = [...canvasElement.querySelectorAll('[data-state]')];
    await expect(pills.map((pill) => [pill.getAttribute('data-state'), pill.textContent])).toEqual([
      ['trial', 'Free trial'],
      ['active', 'Active'],
      ['paymentFailed', 'Payment failed'],
      ['refunded', 'No access'],
      ['suspended', 'Suspended'],
      ['paused', 'Paused'],
      ['cancelled', 'Canceled'],
      ['ended', 'Ended'],
    ]);
    const looks = pills.map((pill) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(pill);
      return [color, backgroundColor, borderColor].join();
    });
    const drawings = pills.map((pill) => pill.querySelector('svg')?.innerHTML);
    await expect(new Set(looks).size).toBe(accountStates.length);
    await expect(new Set(drawings).size).toBe(accountStates.length);
  },
});
