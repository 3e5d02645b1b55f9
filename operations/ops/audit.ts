import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { CommandRefused } from '../conversation.ts';
import { inDatabase } from '../project/openStore.ts';
import type { OpsContext } from './context.ts';

export interface AuditedChange {
  /** What was done, such as `retire-coupon`. */
  command: string;
  /** PayPal's id of a subscription or payment, a coupon's code, or an account id. Never a person's address. */
  subject: string;
  question: string;
}

/** The operator's name on this machine. In a container, the number that a command runs as may have none. */
export function operatorName(read = () => userInfo().username): string {
  try {
    return read();
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

/** Asks for confirmation, and logs who changes what, and the result. Throws CommandRefused if declined. */
export async function audited<Result>(
  { context, talk, who, project, database }: OpsContext,
  { command, subject, question }: AuditedChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const { store, now } = context;
  const asked = await talk.confirm(`${project}${inDatabase(database)}: ${question}`);
  // An earlier change of the same command may have been made.
  if (!asked) throw new CommandRefused('That was not done.');
  const ref = { collection: 'Audit', id: `${now().toISOString()}-${randomUUID()}` };
  await store.create(ref, { at: now(), who, command, subject, state: 'begun' });
  const end = (state: string) => store.update(ref, [{ path: ['state'], value: state }]);
  let result: Result;
  try {
    result = await change();
  } catch (error) {
    await end('failed').catch((unwritten: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      const errors = [error, unwritten];
      throw new AggregateError(errors, `${why} Audit does not say that it failed.`, { cause: error });
    });
    throw error;
  }
  // A change that was made has not failed because this cannot be written.
  await end('done');
  return result;
}
