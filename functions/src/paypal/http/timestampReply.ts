import { string } from 'yup';

/** A time as PayPal writes it. One that cannot be read is refused here, not where it is used. */
export const timestampReply = string().test(
  'time',
  'not a time',
  (text) => text === undefined || !Number.isNaN(Date.parse(text)),
);
