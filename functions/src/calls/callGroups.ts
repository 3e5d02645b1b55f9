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

/** The functions for calls: two, for few cold starts; only one reads PayPal's secret (decisions/ColdStarts.mdx). */
export const callFunctions = ['recordCalls', 'paymentCalls'] as const;

export type CallFunction = (typeof callFunctions)[number];

/** The function that handles a call; the Hosting rewrites must name the same. */
export function functionOf(name: CallName): CallFunction {
  return paymentCallNames.some((one) => one === name) ? 'paymentCalls' : 'recordCalls';
}
