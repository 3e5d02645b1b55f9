import { expect, fn, screen } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ModifierEditor } from '#demos/menuBuilder/ModifierEditor.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ModifierEditor',
  component: ModifierEditor,
  args: { onSave: fn(), onClose: fn() },
});

export const NewModifier = meta.story();

export const Existing = meta.story({
  args: { modifier: sampleMenu.modifiers[2], onRemove: fn() },
  play: async ({ args, userEvent }) => {
    const price = await screen.findByLabelText(menuBuilder.addedPrice);
    await userEvent.clear(price);
    await userEvent.type(price, '2{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Guacamole', price: 200, cost: 62 });
  },
});
