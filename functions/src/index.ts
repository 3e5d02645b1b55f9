export { outbox } from './callables/outbox.ts';
export { paymentCalls } from './callables/paymentCalls.ts';
export { paypalWebhook } from './callables/paypalWebhook.ts';
export { reconcile } from './callables/reconcile.ts';
export { recordCalls } from './callables/recordCalls.ts';
export { sweep } from './callables/sweep.ts';
