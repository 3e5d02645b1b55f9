export { paymentCalls, recordCalls } from './calls.ts';
export { compareWithProvider, finishInterrupted, outbox, weeklyReport } from './schedules.ts';
export { paypalWebhook } from './webhook.ts';
