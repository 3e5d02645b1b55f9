import { expect } from 'storybook/test';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only readers hear this' },
  render: (args) => (
    <p>
      Everybody sees this.
      <VisuallyHidden {...args} />
    </p>
  ),
});

export const HeardNotSeen = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only readers hear this').getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
  },
});
