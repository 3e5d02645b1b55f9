import { expect, fn } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { AppError } from '#domain/errors.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { active, sampleChange } from '#stories/support/sampleAccounts.ts';
import { ChangeForm, type ChangeFormProps } from '#account/change/ChangeForm.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const wanted = { plan: 'Monthly', posDevices: 3 } as const;
const choosing = { status: 'choosing', wanted, error: null } as const;
const known = { status: 'known', change: sampleChange() } as const;

const unchanged: ChangeFormProps['state'] = { ...choosing, price: { status: 'unchanged' } };

const meta = preview.meta({
  title: 'Account/Change/ChangeForm',
  component: ChangeForm,
  ...inPhoneColumn,
  args: {
    account: active,
    state: unchanged as ChangeFormProps['state'],
    onChoose: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
});

const { form: words } = change;

/** Nothing is chosen yet. */
export const Choosing = meta.story();
export const Chooses = meta.story({
  parameters: notPictured('Its frame does not keep the choice.'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(words.unchanged)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Yearly/u }));
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'Yearly' });
    const devices = canvas.getByRole('spinbutton', { name: words.devicesNumber });
    await userEvent.clear(devices);
    await userEvent.type(devices, '5{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ posDevices: 5 });
    // Nothing has changed as long as the state says so.
    await expect(canvas.getByRole('button', { name: words.submit })).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
/** The typed number stays; the price and the submit button are off, because they would not match it. */
export const TooManyDevices = meta.story({
  parameters: notPictured('RangeField is pictured with an error.'),
  args: { state: { ...choosing, price: known } },
  play: async ({ args, canvas, userEvent }) => {
    const devices = canvas.getByRole('spinbutton', { name: words.devicesNumber });
    await userEvent.clear(devices);
    await userEvent.type(devices, '13{Enter}');
    await expect(devices).toHaveValue(13);
    await expect(devices).toHaveAccessibleDescription('Must be 10 or less');
    await expect(canvas.queryByText(change.preview.fromThenOn)).toBeNull();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onChoose).not.toHaveBeenCalledWith({ posDevices: 13 });
  },
});
export const Asking = meta.story({ args: { state: { ...choosing, price: { status: 'asking' } } } });
export const Priced = meta.story({
  parameters: alsoInSpanish,
  args: { state: { ...choosing, price: known } },
  play: async (context) => {
    const { change: priced } = known;
    await expect(context.canvas.getByText(change.preview.plan(priced.plan, priced.posDevices))).toBeVisible();
    await presses(words.submit, 'onConfirm')(context);
  },
});
/** What is shown stays what is being sent. */
export const Leaving = meta.story({
  args: { state: { status: 'leaving', wanted, price: known, error: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Yearly/u }));
    await expect(canvas.getByRole('radio', { name: /Monthly/u })).toBeChecked();
    await userEvent.type(canvas.getByRole('spinbutton'), '{Backspace}5');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(wanted.posDevices);
  },
});
export const NothingToChange = meta.story({
  tags: ['R-CHANGE-SAME'],
  args: {
    state: { ...choosing, price: { status: 'unchanged' }, error: new AppError('account/same-plan') },
  },
});
export const Refused = meta.story({
  args: { state: { ...choosing, price: known, error: new AppError('account/change-refused') } },
});
export const Unreachable = meta.story({
  args: {
    state: { ...choosing, price: { status: 'failed', error: new AppError('network/unreachable') } },
  },
  play: presses(words.askAgain, 'onConfirm'),
});
