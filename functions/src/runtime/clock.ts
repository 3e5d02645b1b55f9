/** The environment variable with the milliseconds by which the sandbox's clock is ahead. Refused in production. */
export const clockVariable = 'CURBWISE_CLOCK_AHEAD_MS';

/** The current time; in the sandbox, the time that the PayPal simulator was moved to. */
export function currentTime(): Date {
  return new Date(Date.now() + Number(process.env[clockVariable] ?? 0));
}
