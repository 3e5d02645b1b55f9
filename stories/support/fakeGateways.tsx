import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
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

/** Refuses an unexpected call, which must not succeed: a call of a server rejects, any other throws. */
function refuse(name: string, { throws = false }: { throws?: boolean }): Promise<never> {
  const error = new Error(`The story did not stub ${name}`);
  if (throws) throw error;
  return Promise.reject(error);
}

/** A gateway with these methods, which refuses every other call by its name. */
function withOnly<Gateway extends object>(
  name: string,
  given: Partial<Gateway>,
  how: { throws?: boolean } = {},
): Gateway {
  return new Proxy(given, {
    get: (methods, method) =>
      Reflect.get(methods, method) ??
      (typeof method === 'symbol' ? undefined : () => refuse(`${name}.${method}`, how)),
  }) as Gateway;
}

const auth: Partial<AuthGateway> = {
  // A hint without a response; most stories may ignore it.
  prepare: () => undefined,
  // By default, the owner does not return from Google's page.
  ownerBackFromGoogle: () => null,
  // By default, a story has no other tab.
  onOwnerChangedElsewhere: () => () => undefined,
};

const session: Partial<SessionGateway> = {
  readUnsent: () => ({}),
  forgetUnsent: () => undefined,
  onChangedElsewhere: () => () => undefined,
};

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
    auth: withOnly('auth', { ...auth, ...answers.auth }),
    subscriptions: withOnly('subscriptions', answers.subscriptions ?? {}),
    account: withOnly('account', answers.account ?? {}),
    payments: withOnly(
      'payments',
      { SubscribeButton: FakeSubscribeButton, ...answers.payments },
      { throws: true },
    ),
    session: withOnly('session', { ...session, ...answers.session }, { throws: true }),
    countStep: answers.countStep ?? (() => undefined),
    serverNow: answers.serverNow ?? (() => new Date()),
    inboxUrl: answers.inboxUrl ?? null,
    embeddedBrowser: answers.embeddedBrowser ?? false,
    firstForm: answers.firstForm ?? null,
  };
}

/** Gives a story gateways. A function makes them anew for each run, because they remember what was done. */
export function withGateways(gateways: Gateways | (() => Gateways)): Decorator {
  return function WithGateways(Story) {
    const [given] = useState(gateways);
    return (
      <GatewaysProvider gateways={given}>
        <ServerStateProvider>
          <Story />
        </ServerStateProvider>
      </GatewaysProvider>
    );
  };
}
