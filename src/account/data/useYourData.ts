import type { Account, Profile } from '#domain/account.ts';
import { yourData } from '#content/account/yourData.ts';
import { asAppError } from '#domain/errors.ts';
import { download } from '#funnel/keep/download.ts';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import { useGateways } from '#gateways/gateways.tsx';
import {
  isAnswerLost,
  useAccountAction,
  useDisclosedAction,
  type AccountAction,
  type ActionEvents,
  type DisclosedAction,
} from '../useAccountAction.ts';

export interface YourData {
  profile: DisclosedAction<Profile>;
  password: DisclosedAction<{ password: string }>;
  /** Requests another address for the sign-in. */
  address: DisclosedAction<{ email: string }>;
  /** Names an address for the books. */
  naming: DisclosedAction<{ email: string }>;
  /** Removes it. */
  stopping: AccountAction;
  copy: AccountAction;
  removal: DisclosedAction<void>;
}

/**
 * Deletes the account, and asks again at once if the answer is lost: the second request finishes what the first one began, or is
 * refused because the account is gone.
 */
async function deleteSurely(gateway: AccountGateway): Promise<void> {
  try {
    await gateway.deleteAccount();
  } catch (cause) {
    if (!isAnswerLost(asAppError(cause))) throw cause;
    await gateway.deleteAccount().catch((again: unknown) => {
      if (asAppError(again).code !== 'session/signed-out') throw again;
    });
  }
}

/** Changes the owner's details, password and addresses, exports all data, and deletes the account. */
export function useYourData(
  events: ActionEvents & {
    onChanged: (changed: Partial<Account>) => void;
    /** The account is deleted; its owner is to be signed out. */
    onDeleted: () => void;
  },
): YourData {
  const { account: gateway, auth, session } = useGateways();

  const profile = useDisclosedAction(
    async (changed: Profile) => events.onChanged(await gateway.updateProfile(changed)),
    { ...events, form: 'profile' },
  );
  const password = useDisclosedAction(
    ({ password: secret }: { password: string }) => auth.setPassword(secret),
    events,
  );
  const address = useDisclosedAction(
    async ({ email }: { email: string }) => {
      await auth.changeEmail(email);
      // The link ends this sign-in, possibly in another browser. Until the next one, either address may be the wrong one to offer.
      session.save({ email: null });
    },
    { ...events, form: 'address' },
  );
  const naming = useDisclosedAction(
    async ({ email }: { email: string }) => {
      events.onChanged({ books: await gateway.setBooks(email) });
    },
    { ...events, form: 'books' },
  );
  const stopping = useAccountAction(async () => {
    await gateway.removeBooks();
    events.onChanged({ books: null });
  }, events);
  const copy = useAccountAction(async () => {
    const data = await gateway.exportMyData();
    download(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      yourData.export.fileName,
    );
  }, events);
  const removal = useDisclosedAction(
    async () => {
      await deleteSurely(gateway);
      events.onDeleted();
    },
    { ...events, form: 'removal' },
  );

  return { profile, password, address, naming, stopping, copy, removal };
}
