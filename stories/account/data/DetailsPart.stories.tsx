import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { AccountActionState } from '#account/useAccountAction.ts';
import { DetailsPart } from '#account/data/DetailsPart.tsx';
import { yourData } from '#content/account/yourData.ts';
import { fakeOpened } from '#stories/support/fakeAccount.ts';
import { notPictured } from '#storybook/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/DetailsPart',
  component: DetailsPart,
  ...inPhoneColumn,
  args: { stored: active.profile, profile: fakeOpened<typeof active.profile>() },
  // It opens and closes, and every save succeeds.
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    const [state, setState] = useState<AccountActionState>({ status: 'idle' });
    const show = (shown: boolean, next: AccountActionState = { status: 'idle' }) => {
      setState(next);
      setOpen(shown);
    };
    const profile = {
      open,
      state,
      onOpen: () => show(true),
      onClose: () => show(false),
      onSubmit: () => show(false, { status: 'done', answer: undefined }),
    };
    return <DetailsPart {...args} profile={profile} />;
  },
});

const { profile: words } = yourData;

export const Closed = meta.story();

export const WithNews = meta.story({ args: { stored: { ...active.profile, marketingConsent: true } } });

export const Open = meta.story({
  tags: ['R-ACCOUNT-FOCUS-OPEN'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await expect(await canvas.findByRole('heading', { name: words.open })).toHaveFocus();
    await expect(await canvas.findByLabelText(words.restaurantName.label)).toHaveValue(
      active.profile.restaurantName,
    );
  },
});

/** The form closes, and focus moves to the success notice. */
export const Saved = meta.story({
  tags: ['R-ACCOUNT-FOCUS-DONE'],
  parameters: notPictured('The focus on the notice differs between the catalogue and the tests.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await waitFor(() => expect(canvas.getByRole('group', { name: words.saved })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: words.open })).toBeVisible();
  },
});
