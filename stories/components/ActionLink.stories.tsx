import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = {
  title: 'Components/ActionLink',
  component: ActionLink,
  decorators: [inColumn()],
  args: { variant: 'contained', href: '/sign-up/signin', children: 'Get Started' },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};
export const Secondary: Story = { args: { color: 'secondary' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'text' } };
export const Small: Story = { args: { size: 'small', variant: 'outlined' } };
export const Large: Story = { args: { size: 'large', endIcon: <Icon of={ArrowRight} /> } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const OpensBesideThePage: Story = {
  args: { variant: 'outlined', newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
