import { expect, fn, waitFor } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { UndoStrip } from '#demos/menuBuilder/UndoStrip.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/UndoStrip',
  component: UndoStrip,
  decorators: [inColumn()],
  args: { name: 'Churros', onUndo: fn() },
  parameters: notPictured('The whole demo is pictured.'),
});

export const TakesFocusAndUndoes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: menuBuilder.undo })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});
