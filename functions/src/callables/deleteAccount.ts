import { AppError } from '#domain/errors.ts';
import { callable } from '../callable.ts';
import { signedInRecently } from '../gate.ts';
import { deleteAccount as remove } from '../services/deletion.ts';

/** See `calls.deleteAccount`. Rejects with `account/recent-login-required` unless the owner has just signed in. */
export const deleteAccount = callable('deleteAccount', async (_, { context, owner, signedInAt }) => {
  if (!signedInRecently(signedInAt)) throw new AppError('account/recent-login-required');
  await remove(context, owner);
  return {};
});
