import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { AccountActionState } from '#account/useAccountAction.ts';
import { DetailsPart } from '#account/data/DetailsPart.tsx';
import { yourData } from '#content/account/yourData.ts';
import { fakeAction } from '#stories/support/fakeAccount.ts';
import { notPictured } from '#storybook/pictured.ts';
import { active } from '#stories/support/sampleAccounts.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/DetailsPart',
  component: DetailsPart,
  ...inPhoneColumn,
  args: { stored: active.profile, profile: fakeAction<typeof active.profile>() },
});

const { profile: words } = yourData;

export const Closed = meta.story();

export const WithNews = meta.story({ args: { stored: { ...active.profile, marketingConsent: true } } });

export const Open = meta.story({
  tags: ['R-ACCOUNT-FOCUS-OPEN'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await expect(canvas.getByRole('heading', { name: words.heading })).toHaveFocus();
    await expect(await canvas.findByLabelText(words.restaurantName.label)).toHaveValue(
      active.profile.restaurantName,
    );
  },
});

export const ClosesAndGivesTheFocusBack = meta.story({
  tags: ['R-ACCOUNT-FOCUS-BACK'],
  parameters: notPictured('It ends as Closed.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await userEvent.click(await canvas.findByRole('button', { name: words.keep }));
    await expect(canvas.getByRole('button', { name: words.open })).toHaveFocus();
  },
});

/** The form closes, and focus moves to the success notice. */
export const Saved = meta.story({
  tags: ['R-ACCOUNT-FOCUS-DONE'],
  parameters: notPictured('The focus on the notice differs between the catalogue and the tests.'),
  render: function Saving(args) {
    const [state, setState] = useState<AccountActionState>({ status: 'idle' });
    const profile = {
      state,
      run: () => setState({ status: 'done', answer: undefined }),
      reset: () => setState({ status: 'idle' }),
    };
    return <DetailsPart {...args} profile={profile} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await waitFor(() => expect(canvas.getByRole('group', { name: words.saved })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: words.open })).toBeVisible();
  },
});
