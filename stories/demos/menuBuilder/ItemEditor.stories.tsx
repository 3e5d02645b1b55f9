import { expect, fn, screen } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { ItemEditor } from '#demos/menuBuilder/ItemEditor.tsx';
import { alsoInSpanish } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ItemEditor',
  component: ItemEditor,
  args: { modifiers: sampleMenu.modifiers, onSave: fn(), onClose: fn() },
});

export const NewItem = meta.story();

export const SavesNamePriceAndExtras = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(menuBuilder.name), 'Birria taco');
    await userEvent.type(screen.getByLabelText(menuBuilder.price), '5.75');
    await userEvent.click(screen.getByRole('button', { name: /Cheese/u }));
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Birria taco',
      price: 575,
      cost: 0,
      modifierIds: ['cheese'],
    });
  },
});

export const SaysWhatIsMissing = meta.story({
  parameters: alsoInSpanish,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.save }));
    await expect(screen.getByLabelText(menuBuilder.name)).toHaveAccessibleDescription(
      menuBuilder.problems.name,
    );
    await expect(screen.getByLabelText(menuBuilder.price)).toHaveAccessibleDescription(
      menuBuilder.problems.price,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
