import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { MobileMenu } from '#components/MobileMenu.tsx';
import { picturedAt } from '../support/pictured.ts';

const meta = {
  title: 'Components/MobileMenu',
  component: MobileMenu,
  parameters: { ...picturedAt('phone'), docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Menu',
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    items: [
      { label: 'Features', href: '#features' },
      { label: 'How It Works', href: '#how-it-works' },
      { label: 'Pricing', href: '#pricing' },
    ],
    open: false,
    onToggle: fn(),
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const OpenWithActions: Story = {
  args: {
    open: true,
    actions: (
      <ActionLink href="/sign-up/signin" variant="contained" fullWidth>
        Sign Up
      </ActionLink>
    ),
  },
};

const living: Story = {
  render: function Living(args) {
    const [open, setOpen] = useState(false);
    const handleToggle = (change: { open: boolean }) => {
      setOpen(change.open);
      args.onToggle(change);
    };
    return <MobileMenu {...args} open={open} onToggle={handleToggle} />;
  },
};

export const OpensAndClosesByALink: Story = {
  ...living,
  beforeEach: () => {
    // Following a link inside the frame of a test ends the test.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.openLabel }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: args.label })).toBeVisible());
    await expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.getByRole('button', { name: args.openLabel })).toHaveFocus();
  },
};

export const ClosesBesideThePanel: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body);
    await expect(args.onToggle).toHaveBeenCalledWith({ open: false });
  },
};

export const ClosesByEscape: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).toHaveBeenCalledWith({ open: false });
  },
};
