import { expect, fn } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { AppError } from '#domain/errors.ts';
import { notPictured } from '#storybook/pictured.ts';
import { ChangeForm } from '#account/change/ChangeForm.tsx';
import { presses } from '#stories/support/presses.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Change/ChangeForm',
  component: ChangeForm,
  ...inPhoneColumn,
  args: {
    wanted: { plan: 'Monthly' as const, posDevices: 3 },
    pricing: false,
    error: null,
    onPreview: fn(),
    onClose: fn(),
  },
});

const { form: words } = change;

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Yearly/u }));
    const devices = canvas.getByRole('spinbutton', { name: words.devicesNumber });
    await userEvent.clear(devices);
    await userEvent.type(devices, '5{Enter}');
    await expect(args.onPreview).toHaveBeenCalledWith({ plan: 'Yearly', posDevices: 5 });
  },
});
export const Pricing = meta.story({ args: { pricing: true } });
export const NothingToChange = meta.story({ args: { error: new AppError('account/same-plan') } });
export const Unreachable = meta.story({ args: { error: new AppError('network/unreachable') } });
export const Keeps = meta.story({
  play: presses(words.keep, 'onClose'),
});

export const TakesTheFocus = meta.story({
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.heading })).toHaveFocus();
  },
});
