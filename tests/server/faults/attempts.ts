import { AppError } from '#domain/errors.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import type { VerifiedOwner } from '#functions/documents/owner.ts';
import type { Attempt } from '../invariants/evidence.ts';

/** The result that an owner's browser got from a call; null means 'not yet'. Only refusals with their own code count. */
export async function attempt(
  owner: VerifiedOwner,
  call: () => Promise<Confirmation | null>,
): Promise<Attempt> {
  const { email } = owner;
  try {
    const confirmation = await call();
    return confirmation
      ? { email, outcome: 'ok', subscriptionId: confirmation.subscriptionId }
      : { email, outcome: 'unknown' };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'service/unexpected') throw error;
    return { email, outcome: 'failed' };
  }
}
