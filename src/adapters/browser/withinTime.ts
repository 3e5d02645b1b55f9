/** The timeout of a request, in milliseconds. */
const patience = 30_000;

/** Makes a request and reads its response, and gives up after a while. `AbortSignal.timeout` is incomplete before Chrome 124. */
export async function withinTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), patience);
  try {
    return await ask(givingUp.signal);
  } finally {
    clearTimeout(timer);
  }
}
