import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { inColumn } from '../../support/frames.tsx';
import { UndoStrip } from '#demos/menuBuilder/UndoStrip.tsx';

const meta = {
  title: 'Demos/MenuBuilder/UndoStrip',
  component: UndoStrip,
  decorators: [inColumn()],
  args: { name: 'Churros', onUndo: fn() },
} satisfies Meta<typeof UndoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesFocusAndUndoes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: menuBuilder.undo })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
