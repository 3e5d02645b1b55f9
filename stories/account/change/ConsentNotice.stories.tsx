import { expect } from 'storybook/test';
import { change } from '#content/account/change.ts';
import { AppError } from '#domain/errors.ts';
import { active, sampleWaitingChange } from '#stories/support/sampleAccounts.ts';
import { fakeConsent } from '#stories/support/fakeAccount.ts';
import { ConsentNotice } from '#account/change/ConsentNotice.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { lacks, says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Change/ConsentNotice',
  component: ConsentNotice,
  ...inPhoneColumn,
  args: {
    ...fakeConsent({ status: 'waiting', change: sampleWaitingChange, returned: false }),
    subscription: active.subscription,
  },
});

const { waiting: words } = change;
const waiting = { status: 'waiting', change: sampleWaitingChange, returned: false } as const;

export const Waiting = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-CHANGE-CONSENT'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: words.agree })).toHaveAttribute(
      'href',
      sampleWaitingChange.approveUrl,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.withdraw }));
    await expect(args.withdrawal.run).toHaveBeenCalledOnce();
  },
});
/** Back from PayPal before its confirmation; a refusal there looks the same. */
export const ReturnedUndecided = meta.story({ args: fakeConsent({ ...waiting, returned: true }) });
export const Withdrawing = meta.story({ args: fakeConsent(waiting, { status: 'busy' }) });
export const NotWithdrawn = meta.story({
  args: fakeConsent(waiting, { status: 'failed', error: new AppError('network/unreachable') }),
});
export const Agreed = meta.story({
  args: fakeConsent({ status: 'agreed' }),
  play: says('group', change.agreed.title),
});
export const Withdrawn = meta.story({
  parameters: notPictured('It looks like OutcomeNotice, Shown.'),
  args: fakeConsent({ status: 'withdrawn' }, { status: 'done', answer: undefined }),
});
export const NoChange = meta.story({
  parameters: notPictured('It shows nothing.'),
  args: fakeConsent({ status: 'none' }, { status: 'idle' }),
  play: lacks(['status']),
});
