import { useState } from 'react';
import type { Account, Profile } from '#domain/account.ts';
import { yourData } from '#content/account/yourData.ts';
import { download } from '#funnel/keep/download.ts';
import { useServerState } from '#funnel/serverState/serverState.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction, type AsyncAction, type ActionState } from '../useAsyncAction.ts';

/** A part of the page that opens, and what is done in it. */
export interface DisclosedAction<Input> {
  open: boolean;
  state: ActionState;
  onOpen: () => void;
  onClose: () => void;
  onSubmit: (input: Input) => void;
}

/** Everything an owner can do with their own data. */
export interface YourData {
  profile: AsyncAction<Profile>;
  password: DisclosedAction<{ password: string }>;
  copy: AsyncAction;
  removal: DisclosedAction<void>;
}

function useOpened<Input>(
  action: (input: Input) => Promise<void>,
  events: { onSignedOut: () => void },
): DisclosedAction<Input> {
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAsyncAction(async (input: Input) => {
    await action(input);
    setOpen(false);
  }, events);
  return {
    open,
    state,
    onOpen: () => {
      reset();
      setOpen(true);
    },
    onClose: () => {
      reset();
      setOpen(false);
    },
    onSubmit: run,
  };
}

/** Changes the owner's details and password, hands out a copy of everything, and deletes the account. */
export function useYourData(events: {
  onChanged: (account: Account) => void;
  onSignedOut: () => void;
  /** The account is deleted; nobody is signed in any more. */
  onDeleted: () => void;
}): YourData {
  const { account: gateway, auth, session } = useGateways();
  const { signedIn } = useServerState();

  const profile = useAsyncAction(
    async (changed: Profile) => events.onChanged(await gateway.updateProfile(changed)),
    events,
  );
  const password = useOpened(
    ({ password: secret }: { password: string }) => auth.setPassword(secret),
    events,
  );
  const copy = useAsyncAction(async () => {
    const data = await gateway.exportMyData();
    download(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      yourData.export.fileName,
    );
  }, events);
  const removal = useOpened(async () => {
    await gateway.deleteAccount();
    // First, so that this page does not take the sign-out for a lost session.
    events.onDeleted();
    session.clear();
    signedIn.forget();
    await auth.signOut().catch(() => undefined);
  }, events);

  return { profile, password, copy, removal };
}
