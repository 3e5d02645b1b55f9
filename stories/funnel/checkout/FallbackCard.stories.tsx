import { fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { FallbackCard } from '#funnel/checkout/FallbackCard.tsx';
import { presses } from '#stories/support/presses.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';

const meta = preview.meta({
  title: 'Funnel/Checkout/FallbackCard',
  component: FallbackCard,
  decorators: [inColumn(520)],
  args: { plan: 'Monthly' as const, onReload: fn() },
});

export const Monthly = meta.story({ tags: ['R-PRICE-FALLBACK'] });
export const Yearly = meta.story({ tags: ['R-PRICE-FALLBACK'], args: { plan: 'Yearly' } });

export const LoadsThePricesAgain = meta.story({
  play: presses(funnel.plans.fallback.reload, 'onReload'),
});
