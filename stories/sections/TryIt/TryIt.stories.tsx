import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet } from '#components/Sheet.tsx';
import { tryIt } from '#content/landing/tryIt.ts';
import { TryIt } from '#sections/TryIt/TryIt.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/TryIt',
  component: TryIt,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'desktop') },
  args: { ...tryIt, children: <Sheet>The demos stand here.</Sheet> },
} satisfies Meta<typeof TryIt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundTheDemos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: tryIt.title })).toHaveAttribute('id', 'try-it');
  },
};
