export { paymentCalls, recordCalls } from './calls.ts';
export { outbox, reconcile, sweep } from './schedules.ts';
export { paypalWebhook } from './webhook.ts';
