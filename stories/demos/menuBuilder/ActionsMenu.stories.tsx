import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ActionsMenu } from '#demos/menuBuilder/ActionsMenu.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ActionsMenu',
  component: ActionsMenu,
  decorators: [inColumn(320)],
  args: {
    entry: { kind: 'item' as const, id: 'fish' },
    name: 'Crispy fish taco',
    actions: [
      { label: menuBuilder.moveUp, icon: ArrowUp, disabled: true, onChoose: fn() },
      { label: menuBuilder.moveDown, icon: ArrowDown, onChoose: fn() },
      { label: menuBuilder.remove, icon: Trash2, grave: true, onChoose: fn() },
    ],
  },
});

export const Closed = meta.story();

export const OpensAndChooses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dots = canvas.getByRole('button', { name: menuBuilder.actions('Crispy fish taco') });
    await userEvent.click(dots);
    await expect(screen.getByRole('menuitem', { name: menuBuilder.moveUp })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.moveDown }));
    await expect(args.actions[1]!.onChoose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(dots).toHaveFocus();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
