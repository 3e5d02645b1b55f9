import { callable } from '../callable.ts';
import { presentAccountOf } from '../services/account.ts';
import { withdrawChange as withdraw } from '../services/changeRequests.ts';

/** See `calls.withdrawChange`. */
export const withdrawChange = callable('withdrawChange', async (_, { context, owner }) => {
  await withdraw(context, owner);
  return { account: await presentAccountOf(context, owner) };
});
