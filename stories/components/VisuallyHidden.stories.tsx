import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only readers hear this' },
  render: (args) => (
    <p>
      Everybody sees this.
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only readers hear this').getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
  },
};
