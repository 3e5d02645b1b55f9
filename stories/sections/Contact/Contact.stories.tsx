import { expect } from 'storybook/test';
import { Sheet } from '#components/Sheet.tsx';
import { contact } from '#content/landing/contact.ts';
import { Contact } from '#sections/Contact/Contact.tsx';
import { picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { ...contact, children: <Sheet>The form stands here.</Sheet> },
});

export const OpensTheForm = meta.story({
  parameters: picturedAt('phone'),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByText('The form stands here.');
    await expect(form).not.toBeVisible();
    await userEvent.click(canvas.getByText(contact.open));
    await expect(form).toBeVisible();
  },
});

export const AroundTheForm = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: contact.title })).toBeVisible();
    const address = canvas.getByRole('link', { name: contact.address.email });
    await expect(address).toHaveAttribute('href', `mailto:${contact.address.email}`);
    // The button comes first; the address is for visitors who prefer not to use the form.
    const following = canvas.getByText(contact.open).compareDocumentPosition(address);
    await expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});
