import { expect, fn, screen } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { CategoryEditor } from '#demos/menuBuilder/CategoryEditor.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/CategoryEditor',
  component: CategoryEditor,
  args: { onSave: fn(), onClose: fn() },
});

export const NewCategory = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.save }));
    await expect(screen.getByLabelText(menuBuilder.name)).toHaveAccessibleDescription(
      menuBuilder.problems.name,
    );
    await userEvent.type(screen.getByLabelText(menuBuilder.name), 'Breakfast');
    await userEvent.click(screen.getByRole('radio', { name: menuBuilder.tones.peach }));
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Breakfast', tone: 'peach' });
  },
});

export const Existing = meta.story({ args: { category: sampleMenu.categories[1] } });
