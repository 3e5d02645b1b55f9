import { expect, fn, screen } from 'storybook/test';
import Button from '@mui/material/Button';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { DemoSheet } from '#demos/frame/DemoSheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Demos/Frame/DemoSheet',
  component: DemoSheet,
  args: {
    open: true,
    title: menuBuilder.editItem,
    children: <p>What is asked goes here.</p>,
    actions: (
      <Button type="submit" variant="contained">
        {menuBuilder.save}
      </Button>
    ),
    onClose: fn(),
    onSubmit: fn(),
  },
});

export const Open = meta.story();

export const ClosesWithEscapeAndSendsWithEnter = meta.story({
  play: async ({ args, userEvent }) => {
    const save = await screen.findByRole('button', { name: menuBuilder.save });
    await expect(screen.getByRole('dialog', { name: menuBuilder.editItem })).toBeInTheDocument();
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
