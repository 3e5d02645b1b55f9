import { quoteFor } from '#domain/quote.ts';
import { PlanTicket } from '#funnel/plans/PlanTicket.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { samplePlan, sampleToday } from '../../support/samples.ts';

const meta = preview.meta({
  title: 'Funnel/Plans/PlanTicket',
  component: PlanTicket,
  decorators: [inColumn(440)],
  args: {
    planName: 'Yearly',
    today: sampleToday,
    quote: quoteFor({ plan: samplePlan('Yearly'), posDevices: 3, currency: 'USD' }),
  },
});

export const WithExtraDevices = meta.story();
