import { randomUUID } from 'node:crypto';
import type { SeenBrowserError } from '../documents/counts/browserErrors.ts';

/** A frame such as `app-Ab12Cd34.js:1:2345`, as Sentry names it; a host that the policy has blocked is none. */
function frameOf(frame: string) {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/u.exec(frame) ?? [];
  return file ? [{ filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column) }] : [];
}

/** The event of an error. Holds what we store and nothing else: no address, cookie or text. */
function eventOf({ kind, name, frames, release, screen, browser, now }: SeenBrowserError) {
  const traced = frames.flatMap(frameOf);
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    ...(release && { release }),
    transaction: screen,
    tags: { kind, screen, browser },
    // Without this, Sentry would store the address of our server as the visitor's.
    sdk: { name: 'curbwise', version: '1', settings: { infer_ip: 'never' } },
    exception: {
      values: [
        {
          type: name,
          value: kind === 'policy' ? frames.join(', ') : '',
          // Sentry wants the innermost frame last.
          ...(traced.length > 0 && { stacktrace: { frames: traced.toReversed() } }),
        },
      ],
    },
  };
}

/** Forwards an error to Sentry's envelope endpoint (develop.sentry.dev, 'Envelopes'). Rejects if refused. */
export async function toSentry(dsn: string, error: SeenBrowserError): Promise<void> {
  const { origin, username: key, pathname } = new URL(dsn);
  const folders = pathname.split('/');
  const url = [origin, ...folders.slice(1, -1), 'api', folders.at(-1), 'envelope', ''].join('/');
  const event = eventOf(error);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=curbwise/1, sentry_key=${key}`,
    },
    body: [{ event_id: event.event_id }, { type: 'event' }, event]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  });
  const { ok, status } = response;
  // `errorFields` logs both.
  if (!ok) throw Object.assign(new Error(`Sentry answers ${status}`), { name: 'SentryRefused', status });
}
