import type { Decorator } from '@storybook/react-vite';
import { ServerStateProvider } from '#app/ServerStateProvider.tsx';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import type { CountStep } from '#gateways/CountStep.ts';
import type { FirstForm } from '#gateways/FirstForm.ts';
import { GatewaysProvider, type Gateways } from '#gateways/gateways.tsx';
import type { PaymentGateway } from '#gateways/PaymentGateway.ts';
import type { SessionGateway } from '#gateways/SessionGateway.ts';
import type { SubscriptionGateway } from '#gateways/SubscriptionGateway.ts';
import { FakeSubscribeButton } from './FakeSubscribeButton.tsx';

function unstubbed(name: string): Error {
  return new Error(`The story did not stub ${name}`);
}

/** Rejects with the name of the call, because an unexpected call must not succeed. */
function rejects(name: string): () => Promise<never> {
  return () => Promise.reject(unstubbed(name));
}

function throws(name: string): () => never {
  return () => {
    throw unstubbed(name);
  };
}

const auth: AuthGateway = {
  // A hint without a response; most stories may ignore it.
  prepare: () => undefined,
  currentOwner: rejects('auth.currentOwner'),
  signInWithGoogle: rejects('auth.signInWithGoogle'),
  leaveForGoogle: rejects('auth.leaveForGoogle'),
  // By default, the owner does not return from Google's page.
  ownerBackFromGoogle: () => null,
  sendSignInLink: rejects('auth.sendSignInLink'),
  completeSignInLink: rejects('auth.completeSignInLink'),
  setPassword: rejects('auth.setPassword'),
  changeEmail: rejects('auth.changeEmail'),
  sendPasswordReset: rejects('auth.sendPasswordReset'),
  confirmPasswordReset: rejects('auth.confirmPasswordReset'),
  signOut: rejects('auth.signOut'),
  // By default, a story has no other tab.
  onOwnerChangedElsewhere: () => () => undefined,
};

const subscriptions: SubscriptionGateway = {
  catalogue: rejects('subscriptions.catalogue'),
  myStatus: rejects('subscriptions.myStatus'),
  saveRegistration: rejects('subscriptions.saveRegistration'),
  checkCoupon: rejects('subscriptions.checkCoupon'),
  startSubscription: rejects('subscriptions.startSubscription'),
  activateSubscription: rejects('subscriptions.activateSubscription'),
  redeemFreeCoupon: rejects('subscriptions.redeemFreeCoupon'),
};

const account: AccountGateway = {
  myAccount: rejects('account.myAccount'),
  previewChange: rejects('account.previewChange'),
  requestChange: rejects('account.requestChange'),
  withdrawChange: rejects('account.withdrawChange'),
  pauseSubscription: rejects('account.pauseSubscription'),
  resumeSubscription: rejects('account.resumeSubscription'),
  cancelSubscription: rejects('account.cancelSubscription'),
  updateProfile: rejects('account.updateProfile'),
  setBooks: rejects('account.setBooks'),
  removeBooks: rejects('account.removeBooks'),
  confirmBooks: rejects('account.confirmBooks'),
  openPapers: rejects('account.openPapers'),
  takeAddressBack: rejects('account.takeAddressBack'),
  exportMyData: rejects('account.exportMyData'),
  deleteAccount: rejects('account.deleteAccount'),
};

const session: SessionGateway = {
  read: throws('session.read'),
  save: throws('session.save'),
  takeUnsent: () => ({}),
  clear: throws('session.clear'),
  onChangedElsewhere: () => () => undefined,
};

const payments: PaymentGateway = {
  SubscribeButton: FakeSubscribeButton,
  openApproval: throws('payments.openApproval'),
};

/** The gateway methods that a story or test replaces. */
export interface GatewayAnswers {
  auth?: Partial<AuthGateway>;
  subscriptions?: Partial<SubscriptionGateway>;
  account?: Partial<AccountGateway>;
  payments?: Partial<PaymentGateway>;
  session?: Partial<SessionGateway>;
  countStep?: CountStep;
  serverNow?: () => Date;
  inboxUrl?: string | null;
  embeddedBrowser?: boolean;
  firstForm?: FirstForm;
}

/** Gateways that return the given responses and reject every other call by name; the payment button is a plain one. */
export function fakeGateways(answers: GatewayAnswers = {}): Gateways {
  return {
    auth: { ...auth, ...answers.auth },
    subscriptions: { ...subscriptions, ...answers.subscriptions },
    account: { ...account, ...answers.account },
    payments: { ...payments, ...answers.payments },
    session: { ...session, ...answers.session },
    countStep: answers.countStep ?? (() => undefined),
    serverNow: answers.serverNow ?? (() => new Date()),
    inboxUrl: answers.inboxUrl ?? null,
    embeddedBrowser: answers.embeddedBrowser ?? false,
    firstForm: answers.firstForm ?? null,
  };
}

/** Provides gateways to a story. */
export function withGateways(gateways: Gateways): Decorator {
  return (Story) => (
    <GatewaysProvider gateways={gateways}>
      <ServerStateProvider>
        <Story />
      </ServerStateProvider>
    </GatewaysProvider>
  );
}
