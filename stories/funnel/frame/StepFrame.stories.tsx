import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { StepFrame } from '#funnel/frame/StepFrame.tsx';

const meta = {
  title: 'Funnel/Frame/StepFrame',
  component: StepFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: funnel.plans.heading, lead: funnel.plans.intro, children: funnel.plans.loading },
} satisfies Meta<typeof StepFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutsideTheSteps: Story = {};

export const OnAStep: Story = {
  args: { step: 1, onLogout: fn() },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent(funnel.steps.names[1]);
  },
};

export const LogsOut: Story = {
  args: { step: 0, onLogout: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: funnel.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
