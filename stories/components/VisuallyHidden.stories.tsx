import { expect } from 'storybook/test';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // Storybook does not read the doc comment of a component without JSX.
      description: {
        component: [
          'Text for screen readers only.',
          'It is read where it stands and becomes part of the name of the element that contains it, so write it as part of the sentence around it, with its comma or space.',
          'Draw words that help everybody, use aria-label to name a control that has only an icon, and put nothing that takes focus into it.',
          'Its props are those of a span element.',
        ].join(' '),
      },
    },
  },
  args: { children: 'Only readers hear this' },
  render: (args) => (
    <p>
      Everybody sees this.
      <VisuallyHidden {...args} />
    </p>
  ),
});

export const HeardNotSeen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Only readers hear this').getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
    // github.com/jpmorganchase/salt-ds/issues/5941
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe('Everybody sees this.');
    selection?.removeAllRanges();
  },
});
