import type { ServerContext } from '../context/context.ts';
import type { StoredPause } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { pauseNote, resumeNote } from '../standing/pauseNotes.ts';

/** Requests a change of status and reads the result. A refusal is no error, because the status read afterwards decides. */
export async function move(
  { payments }: ServerContext,
  { id, pause }: { id: string; pause: StoredPause },
  to: 'suspend' | 'activate',
): Promise<ProviderSubscription> {
  const request = { id, reason: to === 'suspend' ? pauseNote(pause) : resumeNote };
  try {
    if (to === 'suspend') await payments.suspendSubscription(request);
    else await payments.resumeSubscription(request);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'refused') throw error;
  }
  return payments.readSubscription(id);
}
