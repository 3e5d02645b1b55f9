import { funnel } from '#content/index.ts';
import { LoadingGate } from '#funnel/frame/LoadingGate.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/LoadingGate',
  component: LoadingGate,
  parameters: { layout: 'fullscreen' },
  args: { title: funnel.plans.heading, text: funnel.plans.loading, step: 1 },
});

export const OfAStep = meta.story();
