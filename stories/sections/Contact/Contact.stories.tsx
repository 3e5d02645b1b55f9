import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet } from '#components/Sheet.tsx';
import { contact } from '#content/landing/contact.ts';
import { Contact } from '#sections/Contact/Contact.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...contact, children: <Sheet>The form stands here.</Sheet> },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByText('The form stands here.');
    await expect(form).not.toBeVisible();
    await userEvent.click(canvas.getByText(contact.open));
    await expect(form).toBeVisible();
  },
};

export const AroundTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: contact.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: contact.address.email })).toHaveAttribute(
      'href',
      `mailto:${contact.address.email}`,
    );
  },
};
