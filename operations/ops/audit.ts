import { randomUUID } from 'node:crypto';
import { CommandRefused } from '../conversation.ts';
import type { OpsContext } from './context.ts';

/** A change that a person makes by a command. */
export interface AuditedChange {
  command:
    | 'cancel'
    | 'create-coupon'
    | 'change-coupon'
    | 'create-campaign'
    | 'retire-campaign'
    | 'retire-coupon'
    | 'delete'
    | 'export'
    | 'pause'
    | 'price'
    | 'refund'
    | 'rehome'
    | 'restore'
    | 'resume';
  /** What is changed: PayPal's id of a subscription or a payment, a coupon's code, or the id of an account. Never a person's address. */
  subject: string;
  /** What the person is asked, in words. */
  question: string;
}

/**
 * Asks, notes who does what, then does it; what came of it is noted as well, so that an interrupted change is seen. Throws
 * CommandRefused when the answer is no.
 */
export async function audited<Result>(
  { context, talk, who, project }: OpsContext,
  { command, subject, question }: AuditedChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const { store, now } = context;
  if (!(await talk.confirm(`${project}: ${question}`))) throw new CommandRefused('Nothing was changed.');
  const ref = { collection: 'Audit', id: `${now().toISOString()}-${randomUUID()}` };
  await store.create(ref, { at: now(), who, command, subject, state: 'begun' });
  const end = (state: string) => store.update(ref, [{ path: ['state'], value: state }]);
  try {
    const result = await change();
    await end('done');
    return result;
  } catch (error) {
    await end('failed');
    throw error;
  }
}
