import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AppError } from '#domain/errors.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState, type SignedInOwner } from '../serverState/serverState.ts';
import type { ServerAnswer } from '../serverState/serverValue.ts';

export type OwnerState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'failed'; error: AppError }
  /** `today`: the server's now when its answer came. */
  | ({ status: 'known'; today: Date } & SignedInOwner);

function ownerStateOf(answer: ServerAnswer<SignedInOwner | null>, serverNow: () => Date): OwnerState {
  if (answer.status !== 'ready') return answer;
  return answer.value ? { status: 'known', today: serverNow(), ...answer.value } : { status: 'signedOut' };
}

/** The signed-in owner and their status on the server, updated after a sign-in or a logout in another tab. */
export function useOwnerStatus(): { state: OwnerState; reload: () => Promise<void> } {
  const { auth, serverNow } = useGateways();
  const { signedIn } = useServerState();
  const answer = useSyncExternalStore(signedIn.observe, signedIn.answer);
  useEffect(() => auth.onOwnerChangedElsewhere(signedIn.refresh), [auth, signedIn]);
  const state = useMemo(() => ownerStateOf(answer, serverNow), [answer, serverNow]);
  return { state, reload: signedIn.reload };
}
