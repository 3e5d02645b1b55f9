import type { ReactNode } from 'react';
import { overview as words } from '#content/account/overview.ts';
import { FailedGate } from '#funnel/frame/FailedGate.tsx';
import { LoadingGate } from '#funnel/frame/LoadingGate.tsx';
import type { AccountState } from './useAccount.ts';

export interface AccountGateProps {
  state: AccountState;
  onRetry: () => void;
  onLogout: () => void;
  /** Renders the page once the account is loaded. */
  children: (ready: Extract<AccountState, { status: 'ready' }>) => ReactNode;
}

/** Shows a loading or error screen in place of the account page until the account is loaded. */
export function AccountGate({ state, onRetry, onLogout, children }: AccountGateProps) {
  if (state.status === 'failed')
    return <FailedGate error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'loading') {
    return <LoadingGate title={words.heading} text={words.loading} width="page" />;
  }
  return children(state);
}
