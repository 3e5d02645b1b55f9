/** Names how far the sandbox's clock is ahead of the real one, in milliseconds. Refused in production. */
export const clockVariable = 'CURBWISE_CLOCK_AHEAD_MS';

/** The present; in the sandbox, the one that the simulated payment provider was moved to. */
export function present(): Date {
  return new Date(Date.now() + Number(process.env[clockVariable] ?? 0));
}
