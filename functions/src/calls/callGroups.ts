import type { CallName } from '#domain/contract.ts';

/** The calls that ask the payment provider something. */
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

/** A call that asks the payment provider something. */
export type PaymentCallName = (typeof paymentCallNames)[number];

/** A call that needs our own records only. */
export type RecordCallName = Exclude<CallName, PaymentCallName>;

/**
 * The functions that answer the calls. There are two, because a sign-up waits for the cold start of every function it uses, and
 * only one of them may read PayPal's secret (decisions/ColdStarts.mdx).
 */
export const callFunctions = ['recordCalls', 'paymentCalls'] as const;

/** A function that answers calls. */
export type CallFunction = (typeof callFunctions)[number];

/** The function that answers a call; the Hosting rewrites name the same. */
export function functionOf(name: CallName): CallFunction {
  return paymentCallNames.some((one) => one === name) ? 'paymentCalls' : 'recordCalls';
}
