import type { Account } from '#domain/account.ts';
import type { OwnerStatus } from '#domain/contract.ts';
import { AppError } from '#domain/errors.ts';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import { daysKept } from '#domain/pause.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { fakeGateways, withGateways } from './fakeGateways.tsx';
import { memorySession } from './memorySession.ts';
import { gatewaysFor } from './ownerGateways.ts';
import { inTrial, sampleChange } from './sampleAccounts.ts';
import { unregistered, registered, sampleCatalogue, sampleGoogleOwner, sampleOwner } from './samples.ts';

/** What the owner does outside of this tab, for stories and tests to trigger. */
export interface Elsewhere {
  /** Consents to the waiting change on the provider's page. */
  agree: () => Promise<unknown>;
  /** The account page in another tab. */
  otherTab: AccountGateway;
}

/** A signed-in owner with this account, and the plans on sale. Single responses can be replaced. */
export function gatewaysForAccount(account: Account | null, answers: Partial<AccountGateway> = {}): Gateways {
  const asked = fakeGateways({ account: { myAccount: () => Promise.resolve(account), ...answers } });
  return { ...gatewaysFor(registered), account: asked.account };
}

function statusOf({ subscription, comeBack, profile }: Account): OwnerStatus {
  return {
    ...registered,
    registration: registered.registration && { ...registered.registration, ...profile },
    subscription: comeBack ? null : subscription,
    comeBack,
  };
}

/** Stateful gateways, whose `elsewhere` performs the owner's actions on the provider's page and in another tab. */
export function statefulAccountGateways({ signedIn = true } = {}): Gateways & { elsewhere: Elsewhere } {
  let owner: Owner | null = signedIn ? sampleGoogleOwner : null;
  let account: Account | null = inTrial;

  const known = (): Account => {
    if (!account) throw new AppError('account/none');
    return account;
  };
  /** The account, if it runs and is not paused; otherwise the server refuses to change or to pause it. */
  const changeable = (): Account => {
    const { state } = known();
    if (state === 'cancelled' || state === 'paused') throw new AppError('account/not-changeable');
    return known();
  };
  const become = (change: Partial<Account>): Promise<Account> => {
    account = { ...known(), ...change };
    return Promise.resolve(account);
  };
  const gateways = fakeGateways({
    auth: {
      currentOwner: () => Promise.resolve(owner),
      signInWithGoogle: () => {
        owner = sampleGoogleOwner;
        return Promise.resolve(sampleGoogleOwner);
      },
      signOut: () => {
        owner = null;
        return Promise.resolve();
      },
    },
    subscriptions: {
      catalogue: () => Promise.resolve(sampleCatalogue),
      myStatus: () => Promise.resolve(account ? statusOf(account) : unregistered),
      saveRegistration: () => Promise.resolve(),
    },
    account: {
      myAccount: () => Promise.resolve(account),
      previewChange: async ({ plan, posDevices }) => sampleChange(plan, posDevices, changeable()),
      requestChange: async ({ plan, posDevices }) => {
        const approveUrl =
          'https://www.paypal.example/webapps/billing/subscriptions/update?ba_token=BA-SAMPLE';
        const askedAt = '2026-11-22T09:30:00.000Z';
        await become({
          waitingChange: { ...sampleChange(plan, posDevices, changeable()), approveUrl, askedAt },
        });
        return { approveUrl };
      },
      withdrawChange: () => become({ waitingChange: null }),
      pauseSubscription: async ({ until, nextChargeAt }) => {
        const { nextCharge } = changeable();
        const from = '2026-11-22T09:30:00.000Z';
        const left = { from: new Date(from), endBefore: new Date(nextCharge?.at ?? from) };
        return become({
          state: 'paused',
          pause: { step: 'paused', from, until, daysKept: daysKept(left) },
          nextCharge: nextCharge && { ...nextCharge, at: nextChargeAt },
        });
      },
      resumeSubscription: () => become(known().pause ? { state: 'trial', pause: null } : {}),
      cancelSubscription: () =>
        become({
          state: 'cancelled',
          cancelledAt: '2026-11-22T09:30:00.000Z',
          accessUntil: known().nextCharge?.at ?? known().subscription.trialEndsAt,
          comeBack: { firstChargeAt: known().nextCharge?.at ?? null },
          nextCharge: null,
          waitingChange: null,
          pause: null,
        }),
      setBooks: async (email) => {
        const books = { email, confirmed: false };
        await become({ books });
        return books;
      },
      removeBooks: async () => void (await become({ books: null })),
      updateProfile: (profile) => become({ profile }),
      exportMyData: () => Promise.resolve({ account }),
      deleteAccount: () => {
        account = null;
        owner = null;
        return Promise.resolve();
      },
    },
    payments: { openApproval: () => undefined },
    session: memorySession({ email: sampleOwner.email }),
  });
  const agree = async () => {
    const { waitingChange, subscription } = known();
    if (!waitingChange) return;
    const { plan, posDevices, interval, total, currency, from } = waitingChange;
    await become({
      waitingChange: null,
      subscription: { ...subscription, planName: plan, posDevices, interval, total },
      nextCharge: { at: from, amount: total, currency },
    });
  };
  return { ...gateways, elsewhere: { agree, otherTab: gateways.account } };
}

declare global {
  interface Window {
    /** What the owner of the running story does outside of its tab. */
    elsewhere?: Elsewhere;
  }
}

/** Gives each run of a story its own stateful gateways; `window.elsewhere` performs the owner's actions outside of it. */
export const withStatefulAccount = withGateways(() => {
  const made = statefulAccountGateways();
  window.elsewhere = made.elsewhere;
  return made;
});
