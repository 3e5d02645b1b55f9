import type { CallName } from '#domain/contract.ts';

const paymentCallNames = [
  'myStatus',
  'startSubscription',
  'activateSubscription',
  'myAccount',
  'cancelSubscription',
  'previewChange',
  'requestChange',
  'withdrawChange',
  'pauseSubscription',
  'resumeSubscription',
  'updateProfile',
  'deleteAccount',
] as const satisfies readonly CallName[];

export type PaymentCallName = (typeof paymentCallNames)[number];

/** A call that needs only our own records. */
export type RecordCallName = Exclude<CallName, PaymentCallName>;

/**
 * The functions that handle the calls. A sign-up waits for the cold start of every function it uses, so there are only two.
 * Only one of them may read PayPal's secret (decisions/ColdStarts.mdx).
 */
export const callFunctions = ['recordCalls', 'paymentCalls'] as const;

export type CallFunction = (typeof callFunctions)[number];

/** The function that handles a call; the Hosting rewrites must name the same. */
export function functionOf(name: CallName): CallFunction {
  return paymentCallNames.some((one) => one === name) ? 'paymentCalls' : 'recordCalls';
}
