import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { StepFrame } from '#funnel/frame/StepFrame.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Funnel/Frame/StepFrame',
  component: StepFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: funnel.plans.heading, lead: funnel.plans.intro, children: funnel.plans.loading },
});

export const OutsideTheSteps = meta.story();

export const OnAStep = meta.story({
  args: { step: 1, onLogout: fn() },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent(funnel.steps.names[1]);
  },
});
