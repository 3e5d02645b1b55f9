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

/** Silent to the eye for the first moments; a reader hears it at once. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(funnel.loading);
  },
};
