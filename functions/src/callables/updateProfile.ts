import { callable } from '../callable.ts';
import { presentAccountOf } from '../services/account.ts';
import { updateProfile as update } from '../services/profile.ts';

/** See `calls.updateProfile`. */
export const updateProfile = callable('updateProfile', async ({ profile }, { context, owner }) => {
  await update(context, { owner, profile });
  return { account: await presentAccountOf(context, owner) };
});
