/** The environment variable that moves the sandbox's clock ahead, in milliseconds. Refused in production. */
export const clockVariable = 'CURBWISE_CLOCK_AHEAD_MS';

/** The current time. In the sandbox, the time to which the PayPal simulator was moved. */
export function currentTime(): Date {
  return new Date(Date.now() + Number(process.env[clockVariable] ?? 0));
}
