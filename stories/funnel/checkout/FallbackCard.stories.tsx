import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { FallbackCard } from '#funnel/checkout/FallbackCard.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = preview.meta({
  title: 'Funnel/Checkout/FallbackCard',
  component: FallbackCard,
  parameters: picturedAt('phone'),
  decorators: [inColumn(520)],
  args: { plan: 'Monthly' as const, onReload: fn() },
});

export const Monthly = meta.story();
export const Yearly = meta.story({ args: { plan: 'Yearly' } });

export const LoadsThePricesAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.plans.fallback.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
