import { callable } from '../callable.ts';
import { accountOf } from '../services/account.ts';

/** See `calls.myAccount`. */
export const myAccount = callable('myAccount', async (_, { context, owner }) => ({
  account: await accountOf(context, owner),
}));
