import { string } from 'yup';

/** A time in PayPal's format. An unreadable one is refused here instead of where it is used. */
export const timestampReply = string().test(
  'time',
  'not a time',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
