import { expect, fn } from 'storybook/test';
import { funnel, errorMessage } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { NewPasswordForm } from '#funnel/resetPassword/NewPasswordForm.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { resetPassword: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Reset password/NewPasswordForm',
  component: NewPasswordForm,
  ...inPhoneColumn,
  args: { email: 'owner@example.com', updating: false, onSubmit: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const account = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(account).toHaveValue(args.email);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const OfAnUnknownOwner = meta.story({
  parameters: notPictured('It looks like Empty.'),
  args: { email: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toBeNull();
  },
});
export const Updating = meta.story({ args: { updating: true } });

export const LeavesBothEmpty = meta.story({
  tags: ['R-RESET-SCREEN'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findAllByText(registrationMessages.required)).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TypesAShortPassword = meta.story({
  tags: ['R-RESET-SCREEN'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'taco{Enter}');
    await expect(await canvas.findByText(registrationMessages.passwordTooShort)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TypesTwoDifferentPasswords = meta.story({
  tags: ['R-RESET-DIFFER'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password), 'carnitas');
    await userEvent.type(canvas.getByLabelText(words.confirmPassword), 'barbacoa{Enter}');
    await expect(await canvas.findByText(errorMessage(new AppError('reset/passwords-differ')))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
