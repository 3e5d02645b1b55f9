import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFallback } from '#app/PageFallback.tsx';
import { funnel } from '#content/index.ts';

const meta = {
  title: 'App/PageFallback',
  component: PageFallback,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible for the first moments; screen readers announce it at once. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.loading);
  },
};
