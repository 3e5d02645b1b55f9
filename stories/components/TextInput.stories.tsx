import { expect } from 'storybook/test';
import { TextInput } from '#components/TextInput.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/TextInput',
  component: TextInput,
  tags: ['autodocs'],
  parameters: {
    docs: {
      // Storybook does not read the doc comment of a component without JSX.
      description: {
        component: [
          'A text input without a label, for parts that bring words of their own, inside a Field.',
          'Nearly always use FormField, which has the label; where there is neither, name it with aria-label.',
          'It is a native input, so that text typed before hydration is kept.',
          'Its props are those of an input element; aria-invalid draws the red edge, and the focus ring is drawn for mouse and keyboard alike.',
        ].join(' '),
      },
    },
  },
  decorators: [inColumn(440)],
  args: { 'aria-label': 'Search the menu', defaultValue: 'Carnitas' },
});

export const Filled = meta.story();

export const Placeholder = meta.story({ args: { defaultValue: '', placeholder: 'Tacos, dumplings' } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Rejected = meta.story({ args: { 'aria-invalid': true } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const Disabled = meta.story({ args: { disabled: true } });
