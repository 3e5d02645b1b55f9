import type { SyntheticEvent } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { PanelForm } from '#account/frame/PanelForm.tsx';
import { ActionButton } from '#components/ActionButton.tsx';
import { FormField } from '#components/FormField.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/PanelForm',
  component: PanelForm,
  ...inPhoneColumn,
  args: {
    heading: 'Details',
    children: null,
    words: { submit: 'Save changes', submitBusy: 'Saving...', keep: 'Keep it as it is' },
    busy: false,
    failure: null,
    onSubmit: fn((event: SyntheticEvent) => event.preventDefault()),
    onClose: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: args.words.keep }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** While the request runs, the back button is disabled, because going back would not undo the request. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: args.words.keep });
    await expect(keep).toBeDisabled();
    keep.click();
    await userEvent.click(canvas.getByRole('heading'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The request changes nothing yet (for example, it asks for a price), so the owner may leave the form. */
export const BusyAndKeepable = meta.story({
  args: { busy: true, keepable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.words.keep }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Browsers and password managers fill fields with an event that is no `InputEvent`. Escape would lose what they filled in. */
export const FilledByTheBrowser = meta.story({
  args: { children: <FormField label="Name" /> },
  parameters: notPictured('It looks like a form with a field.'),
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Name');
    await userEvent.click(name);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    name.value = 'Rosa';
    await fireEvent(name, new Event('input', { bubbles: true }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The error color distinguishes it from every other action. */
export const Destructive = meta.story({
  args: { destructive: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.words.submit });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(179, 38, 30)');
  },
});

export const Failed = meta.story({
  args: {
    failure: 'It has been a while since you signed in.',
    remedy: (
      <ActionButton variant="outlined" size="small">
        Sign in again
      </ActionButton>
    ),
  },
});
