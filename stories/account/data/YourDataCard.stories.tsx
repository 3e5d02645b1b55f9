import { expect, fn } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { AppError } from '#domain/errors.ts';
import { sampleGoogleOwner, sampleOwner } from '#stories/support/samples.ts';
import { inColumn } from '#stories/support/frames.tsx';
import { active, ended } from '#stories/support/sampleAccounts.ts';
import { fakeAction, fakeOpened, fakeYourData } from '#stories/support/fakeAccount.ts';
import { YourDataCard } from '#account/data/YourDataCard.tsx';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/YourDataCard',
  component: YourDataCard,
  decorators: [inColumn(1072)],
  args: { ...fakeYourData(), owner: sampleOwner, account: active, onSignInAgain: fn() },
});

const { password, remove } = yourData;

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: password.open }));
    await expect(args.password.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: yourData.export.submit }));
    await expect(args.copy.run).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: remove.open }));
    await expect(args.removal.onOpen).toHaveBeenCalledOnce();
  },
});
export const WithGoogle = meta.story({
  tags: ['R-OWN-PASSWORD'],
  args: { owner: sampleGoogleOwner },
  play: shows(password.withGoogle),
});
export const PasswordOpen = meta.story({
  parameters: alsoInSpanish,
  args: { password: fakeOpened(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(password.password)).toBeVisible();
  },
});
/** Beside what opens in one column, the other one has no hole. */
export const OpenBesideTheRest = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { password: fakeOpened(true) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(password.password);
    const middle = canvasElement.getBoundingClientRect().width / 2;
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByLabelText(/password/iu)];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    for (const isLeft of [true, false]) {
      const column = boxes
        .filter(({ left }) => left < middle === isLeft)
        .toSorted((one, other) => one.top - other.top);
      const gaps = column.slice(1).map(({ top }, at) => top - (column[at]?.bottom ?? 0));
      await expect(Math.max(...gaps)).toBeLessThan(150);
    }
  },
});
export const PasswordSet = meta.story({
  args: { password: fakeOpened(false, { status: 'done', answer: undefined }) },
});
export const Collecting = meta.story({ args: { copy: fakeAction({ status: 'busy' }) } });
export const Collected = meta.story({ args: { copy: fakeAction({ status: 'done', answer: undefined }) } });
export const NotCollected = meta.story({
  args: { copy: fakeAction({ status: 'failed', error: new AppError('network/unreachable') }) },
});
export const RemovalAsked = meta.story({ args: { removal: fakeOpened(true, { status: 'idle' }) } });
export const AfterTheEnd = meta.story({
  parameters: notPictured('It looks like Ready.'),
  args: { account: ended },
  play: shows(remove.bodyEnded),
});
