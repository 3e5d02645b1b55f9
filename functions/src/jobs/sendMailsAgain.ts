import type { ServerContext } from '../context/context.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import { dueMails, mailAfterCheck, mailRef } from '../documents/mail.ts';

/** Maximum e-mails per run; later runs take the others. */
const mostPerRun = 100;

const mostSeconds = 10;

/** Hands the e-mails that were not sent to the extension again, which does not do so itself. */
export async function sendMailsAgain(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  return inTurn(context, await dueMails(store, { now: now(), limit: mostPerRun }), {
    seconds: mostSeconds,
    failure: 'an e-mail could not be looked at',
    carryOut: ({ id }) =>
      store.transaction(async (transaction) => {
        const fields = await transaction.get(mailRef(id));
        if (fields) transaction.update(mailRef(id), mailAfterCheck(fields, now()));
      }),
  });
}
