import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { overview } from '#content/account/overview.ts';
import { pause } from '#content/account/pause.ts';
import { yourData } from '#content/account/yourData.ts';
import { errorMessage } from '#content/errors.ts';
import { accountDeleted, AppError } from '#domain/errors.ts';
import type { SessionGateway } from '#gateways/SessionGateway.ts';
import { statefulAccountGateways, type Elsewhere } from '#stories/support/accountGateways.ts';
import { lookAway } from '#stories/support/flow.ts';
import { inTrial, sampleChange } from '#stories/support/sampleAccounts.ts';
import { openRoute } from './openRoute.tsx';

let elsewhere: Elsewhere;
let thisTab: Elsewhere['otherTab'];
let session: SessionGateway;

/** In the other tab. */
const cancel = () => elsewhere.otherTab.cancelSubscription({ reason: null });
const hold = () => elsewhere.otherTab.pauseSubscription(inTrial.pauseOffers[0]!);
const ask = () =>
  elsewhere.otherTab.requestChange({
    plan: 'Monthly',
    posDevices: 5,
    shown: sampleChange('Monthly', 5, inTrial),
  });
const agree = () => elsewhere.agree();
const remove = () => elsewhere.otherTab.deleteAccount();

/** In this one. */
const press = (name: string) => () => userEvent.click(page.getByRole('button', { name }));
const chooseFive = () =>
  userEvent.fill(page.getByRole('spinbutton', { name: change.form.devicesNumber }), '5');
const lookBack = async () => lookAway();
const see = (words: string) => () => expect.element(page.getByText(words, { exact: true })).toBeVisible();
/** The server does what this tab asks for next, and its answer is lost. */
const loseAnswer =
  (action: 'cancelSubscription' | 'pauseSubscription' | 'resumeSubscription' | 'withdrawChange') => () => {
    const carryOut = elsewhere.otherTab[action] as (asked: object) => Promise<unknown>;
    const loses = async (asked: object) => {
      await carryOut(asked);
      throw new AppError('network/unreachable');
    };
    Object.assign(thisTab, { [action]: loses });
  };

const { cancelled, trial, paused } = overview.states;

/** A pause, and a change that waits, which this tab has seen. */
const held = [hold, lookBack, see(paused)];
const asked = [ask, lookBack, see(change.waiting.title)];

beforeEach(async () => {
  const gateways = statefulAccountGateways();
  ({ elsewhere, session } = gateways);
  thisTab = { ...gateways.account };
  // As after each sign-in.
  session.save({ userCred: { uid: 'rosa', email: 'rosa@coppercomal.example', displayName: null } });
  await openRoute('/account', { ...gateways, account: thisTab });
  await see(trial)();
});

describe('a tab whose subscription was changed in another tab says what is true, and shows it (R-ACCOUNT-OTHER-TAB), if the owner', () => {
  it.each([
    [
      'cancels what is canceled',
      [press(leaving.cancel), cancel, press(leaving.confirm.submit)],
      leaving.done.title,
      cancelled,
    ],
    [
      'pauses what is canceled',
      [press(pause.open), cancel, press(pause.form.submit)],
      overview.meanwhile.title,
      cancelled,
    ],
    [
      'changes what is canceled',
      [press(change.open), cancel, chooseFive],
      overview.meanwhile.title,
      cancelled,
    ],
    [
      'looks at a question about what is canceled',
      [press(leaving.cancel), cancel, lookBack],
      overview.meanwhile.title,
      cancelled,
    ],
    [
      'resumes what is canceled',
      [...held, cancel, press(pause.resume.submit)],
      overview.meanwhile.title,
      cancelled,
    ],
    [
      'discards a change of what is canceled',
      [...asked, cancel, press(change.waiting.withdraw)],
      overview.meanwhile.title,
      cancelled,
    ],
    [
      'discards a change that is approved',
      [...asked, agree, press(change.waiting.withdraw)],
      change.agreed.title,
      trial,
    ],
    [
      'resumes, and the answer is lost',
      [...held, loseAnswer('resumeSubscription'), press(pause.resume.submit)],
      pause.resumed.title,
      trial,
    ],
    [
      'cancels, and the answer is lost',
      [loseAnswer('cancelSubscription'), press(leaving.cancel), press(leaving.confirm.submit)],
      leaving.done.title,
      cancelled,
    ],
    [
      'pauses, and the answer is lost',
      [loseAnswer('pauseSubscription'), press(pause.open), press(pause.form.submit)],
      pause.paused.title,
      paused,
    ],
    [
      'discards a change, and the answer is lost',
      [...asked, loseAnswer('withdrawChange'), press(change.waiting.withdraw)],
      overview.meanwhile.title,
      trial,
    ],
    ['changes what is paused', [press(change.open), hold, chooseFive], overview.meanwhile.title, paused],
    [
      'has chosen what it was changed to',
      [press(change.open), chooseFive, ask, agree, lookBack],
      change.form.unchanged,
      trial,
    ],
  ])('%s', async (_, steps, says, state) => {
    for (const step of steps) await step();
    await expect.element(page.getByText(says)).toBeVisible();
    await see(state)();
    expect(page.getByText(errorMessage(new AppError('account/not-changeable'))).elements()).toEqual([]);
    expect(page.getByText(change.withdrawn.title).elements()).toEqual([]);
  });
});

it('a tab saves only the details that its owner changed there', async () => {
  const { profile: words } = yourData;
  const { profile } = inTrial;
  await press(words.open)();
  await userEvent.fill(page.getByLabelText(words.fullName.label), 'Rosa Comal');
  await elsewhere.otherTab.updateProfile({ ...profile, restaurantName: 'Copper Comal Two' });
  await lookBack();
  await expect.element(page.getByLabelText(words.restaurantName.label)).toHaveValue('Copper Comal Two');
  await press(words.submit)();
  await expect.element(page.getByText(words.saved)).toBeVisible();
  const saved = await elsewhere.otherTab.myAccount();
  expect(saved?.profile).toEqual({
    ...profile,
    fullName: 'Rosa Comal',
    restaurantName: 'Copper Comal Two',
  });
});

it('a tab whose account was deleted elsewhere says why it asks for a sign-in', async () => {
  await remove();
  session.clear();
  await lookBack();
  await expect.element(page.getByText(errorMessage(new AppError('session/signed-out')))).toBeVisible();
});

it.each([
  ['and the line is back at once', 'session/signed-out'],
  ['and the line is back later', 'network/unreachable'],
] as const)('an owner whose deletion’s answer is lost reads that it is done, %s', async (_, second) => {
  const { remove: words } = yourData;
  Object.assign(thisTab, {
    deleteAccount: async () => {
      const details = accountDeleted;
      thisTab.myAccount = () => Promise.reject(new AppError('session/signed-out', { details }));
      thisTab.deleteAccount = () => Promise.reject(new AppError(second));
      throw new AppError('network/unreachable');
    },
  });
  await press(words.open)();
  await userEvent.fill(page.getByLabelText(words.confirm.label), words.confirm.word);
  await press(words.confirm.submit)();
  await expect.element(page.getByRole('heading', { name: words.done.heading })).toBeVisible();
});
