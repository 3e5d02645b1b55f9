import { expect, fn, waitFor } from 'storybook/test';
import { contact } from '#content/landing/contact.ts';
import { ContactIsland } from '#site/islands/ContactIsland.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { inColumn } from '#stories/support/frames.tsx';
import preview from '#storybook/preview.tsx';

const { fields, send, copy } = contact.form;

const openDraft = fn(() => true);

const meta = preview.meta({
  title: 'Sections/Contact/ContactIsland',
  component: ContactIsland,
  decorators: [inColumn(760)],
  args: { mail: { openDraft } },
});

export const NamesWhatIsMissing = meta.story({
  tags: ['R-CONTACT-STATES'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fields.name.label), 'Rosa');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please fill in all required fields (name, email, message)',
    );
    await expect(canvas.getByLabelText(fields.email.label)).toHaveFocus();
    await expect(canvas.getByLabelText(fields.name.label)).toHaveValue('Rosa');
    await expect(openDraft).not.toHaveBeenCalled();
  },
});

/** On a low screen with the button far below, every browser scrolls the field, its label and its alert into view. */
export const ShowsWhatIsMissing = meta.story({
  parameters: notPictured('It looks like NamesWhatIsMissing, in a low frame.'),
  decorators: [
    (Form) => (
      <div data-testid="screen" style={{ height: 400, overflow: 'auto' }}>
        <Form />
        <div style={{ height: 400 }} />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const screen = canvas.getByTestId('screen').getBoundingClientRect();
    const shown = [canvas.getByText(fields.name.label), canvas.getByRole('alert')];
    const middle = (screen.top + screen.bottom) / 2;
    for (const part of shown) {
      await waitFor(() => expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(screen.top - 1));
      await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(middle + 100);
    }
  },
});

export const RefusesAnAddressThatIsNone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fields.name.label), 'Rosa');
    await userEvent.type(canvas.getByLabelText(fields.email.label), 'rosa at the corner');
    await userEvent.type(canvas.getByLabelText(fields.message.label), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    await expect(openDraft).not.toHaveBeenCalled();
  },
});

export const OpensTheMailProgram = meta.story({
  tags: ['R-CONTACT-STATES', 'R-CONTACT-SENT', 'R-DATA-CONTACT'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fields.name.label), 'Rosa');
    await userEvent.type(canvas.getByLabelText(fields.email.label), 'rosa@taqueria.example');
    await userEvent.type(canvas.getByLabelText(fields.message.label), 'Does my printer work?');
    // As impatient visitors do.
    await userEvent.dblClick(canvas.getByRole('button', { name: send }));
    await expect(openDraft).toHaveBeenCalledOnce();
    await expect(openDraft).toHaveBeenCalledWith({
      to: contact.address.email,
      subject: 'Contact from the product Website',
      body: 'Name: Rosa\nEmail: rosa@taqueria.example\nPhone: Not provided\n\nDoes my printer work?',
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your email client has been opened with your message. Please send the email to complete the process.',
    );
    await expect(canvas.getByLabelText(fields.message.label)).toHaveValue('');
    await expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Rosa');
    // Whether a mail program opened is not known, so the message can still be copied.
    await expect(canvas.getByText(contact.form.nothingOpened)).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.message.copy })).toBeVisible();
  },
});

/** The link would be too long: the text stays in its fields. */
export const KeepsAMessageTooLongForALink = meta.story({
  parameters: notPictured('It looks like TooLongForALink of the form, with its fields filled in.'),
  tags: ['R-CONTACT-TOO-LONG'],
  beforeEach: () => void openDraft.mockReturnValueOnce(false),
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText(fields.message.label);
    await userEvent.type(canvas.getByLabelText(fields.name.label), 'Rosa');
    await userEvent.type(canvas.getByLabelText(fields.email.label), 'rosa@taqueria.example');
    await userEvent.type(message, 'Does my printer work?');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByRole('status')).toHaveTextContent(contact.form.tooLong);
    await expect(message).toHaveValue('Does my printer work?');
  },
});
