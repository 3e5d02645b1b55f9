import { expect, spyOn } from 'storybook/test';
import { contact } from '#content/landing/contact.ts';
import { CopyDraft } from '#sections/Contact/CopyDraft.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const { nothingOpened, copy: words } = contact.form;

const meta = preview.meta({
  title: 'Sections/Contact/CopyDraft',
  component: CopyDraft,
  tags: ['R-CONTACT-TOO-LONG'],
  decorators: [inColumn(760)],
  args: {
    draft: { subject: 'Printers', body: 'Name: Rosa\n\nWhich ones work?' },
    to: contact.address.email,
    hint: nothingOpened,
    main: false,
    words,
  },
});

export const CopiesMessageAndAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: words.message.copy }));
    await expect(writeText).toHaveBeenCalledWith('Printers\n\nName: Rosa\n\nWhich ones work?');
    await userEvent.click(canvas.getByRole('button', { name: words.address.copy }));
    await expect(writeText).toHaveBeenLastCalledWith(contact.address.email);
    await expect(canvas.getByRole('button', { name: words.address.copied })).toBeVisible();
  },
});

/** The browser lets no page copy: message and address are shown to be selected. */
export const ShowsWhatItCannotCopy = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: words.message.copy }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(contact.address.email);
    await expect(alert).toHaveTextContent('Which ones work?');
  },
});
