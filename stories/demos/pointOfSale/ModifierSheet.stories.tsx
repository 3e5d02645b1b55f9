import { expect, fn, screen } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ModifierSheet } from '#demos/pointOfSale/ModifierSheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/ModifierSheet',
  component: ModifierSheet,
  args: {
    itemName: 'Al pastor taco',
    modifiers: sampleMenu.modifiers.slice(0, 4),
    chosen: ['guacamole'],
    onChange: fn(),
    onClose: fn(),
  },
});

export const OneChosen = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Extra salsa/u }));
    await expect(args.onChange).toHaveBeenCalledWith(['guacamole', 'salsa']);
    await userEvent.click(screen.getByRole('button', { name: pointOfSale.done }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
