import { expect, spyOn, waitFor } from 'storybook/test';
import { PasswordField } from '#components/PasswordField.tsx';
import { funnel } from '#content/index.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { password, showPassword, hidePassword } = funnel.register;

const meta = preview.meta({
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: { label: password.label, hint: password.hint, showLabel: showPassword, hideLabel: hidePassword },
});

export const Hidden = meta.story({ args: { defaultValue: 'extra-salsa' } });

export const Rejected = meta.story({
  args: { defaultValue: 'taco', error: 'Password must be at least 6 characters long' },
});

const types: Array<string | null> = [];

/** A wrong key is likely there. It was a password's field before, so that no browser keeps its text. */
export const ShownOnATouchScreen = meta.story({
  tags: ['R-REGISTER-PASSWORD'],
  parameters: notPictured('It looks like a field of text.'),
  args: { defaultValue: 'extra-salsa' },
  beforeEach: () => {
    const asked = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(asked(query), 'matches', { value: query === '(pointer: coarse)' }),
    );
    types.length = 0;
    const observer = new MutationObserver((changes) =>
      types.push(...changes.map(({ oldValue }) => oldValue)),
    );
    observer.observe(document.body, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
    return () => observer.disconnect();
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(args.label);
    await expect(field).toHaveAttribute('type', 'text');
    await waitFor(() => expect(types).toEqual(['password']));
    await userEvent.click(canvas.getByRole('button', { name: hidePassword }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const ShowsAndHidesWhatWasTyped = meta.story({
  tags: ['R-REGISTER-FIELDS'],
  args: { defaultValue: 'extra-salsa' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(args.label);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: showPassword }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: hidePassword }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});
