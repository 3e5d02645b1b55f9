import type { Account } from '#domain/account.ts';
import { asAppError, isAccountDeleted } from '#domain/errors.ts';
import { createServerValue, type ServerValue } from '#funnel/serverState/serverValue.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { onReturn } from '#hooks/onReturn.ts';

/** The signed-in owner and the account, which is null for an owner who never subscribed. */
export interface OwnersAccount {
  owner: Owner;
  account: Account | null;
}

/** Null when signed out. */
export type AccountValue = ServerValue<OwnersAccount | 'deleted' | null>;

async function ask({ auth, account }: Gateways): Promise<OwnersAccount | 'deleted' | null> {
  try {
    const owner = await auth.currentOwner();
    return owner && { owner, account: await account.myAccount() };
  } catch (cause) {
    const error = asAppError(cause);
    if (isAccountDeleted(error)) return 'deleted';
    if (error.code === 'session/signed-out') return null;
    throw error;
  }
}

/** The account on the server, created for each visit, so that no owner sees another's account. */
export function createAccountValue(gateways: Gateways): AccountValue {
  return createServerValue(() => ask(gateways));
}

/** Refreshes the account after events that may change it: the owner is back at the page, or another owner signed in. */
export function refreshWhenever({ auth, session }: Gateways, { refresh }: AccountValue): () => void {
  const stops = [
    onReturn(refresh),
    auth.onOwnerChangedElsewhere(refresh),
    session.onChangedElsewhere(refresh),
  ];
  return () => stops.forEach((stop) => stop());
}
