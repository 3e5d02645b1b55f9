import { expect } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { ProfileForm } from '#account/data/ProfileForm.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/ProfileForm',
  component: ProfileForm,
  tags: ['R-OWN-DETAILS'],
  ...inPhoneColumn,
  args: { profile: active.profile, ...fakeOpened<typeof active.profile>(true) },
});

const { profile: words } = yourData;

export const Stored = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const truck = canvas.getByLabelText(words.restaurantName.label);
    await expect(truck).toBeRequired();
    await expect(canvas.getByLabelText(words.fullName.label)).toBeRequired();
    await expect(canvas.getByLabelText(words.businessName.label)).not.toBeRequired();
    await userEvent.clear(truck);
    await userEvent.type(truck, 'Copper Comal Two');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...active.profile,
      restaurantName: 'Copper Comal Two',
      marketingConsent: true,
    });
  },
});
export const Wrong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.fullName.label), ' the Third{Enter}');
    await expect(await canvas.findByText(registrationMessages.fullNameTooLong)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Saving = meta.story({ args: { state: { status: 'busy' } } });
export const NotSaved = meta.story({
  args: { state: { status: 'failed', error: new AppError('network/unreachable') } },
});
