import { X509Certificate, type KeyObject } from 'node:crypto';

const timeoutMs = 5_000;
const maxBytes = 32 * 1024;
const path = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/u;

/** The hosts of PayPal's webhook certificates, by API endpoint. */
const certificateOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://api-m.paypal.com': ['https://api-m.paypal.com', 'https://api.paypal.com'],
  'https://api-m.sandbox.paypal.com': ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com'],
};

/** Look-ups per minute. Addresses without a genuine event have their own limit, because senders choose them. */
const mostLookUps = { proven: 30, unproven: 60 };

/** Whether a certificate is on PayPal's host. The sender chooses this address, so nothing else may be fetched. */
export function isCertificateUrl(text: string, paypalOrigin: string): boolean {
  const origins = certificateOrigins[paypalOrigin] ?? [paypalOrigin];
  return origins.some((origin) => text.startsWith(origin) && path.test(text.slice(origin.length)));
}

/** The result of a look-up; `unknown` if PayPal has no certificate at the address, `not-asked` beyond the limit. */
export type CertificateKey = KeyObject | 'unknown' | 'unreadable' | 'not-asked';

async function fetched(url: string): Promise<X509Certificate | 'unknown' | 'unreadable'> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404 || response.status === 400) return 'unknown';
    const text = await response.text();
    if (!response.ok || text.length > maxBytes) return 'unreadable';
    return new X509Certificate(text);
  } catch {
    return 'unreadable';
  }
}

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now <= validToDate;

/** Counts look-ups; returns false beyond the limit. */
function budget(most: number): (now: Date) => boolean {
  let minute = { since: 0, count: 0 };
  return (now) => {
    if (now.getTime() - minute.since >= 60_000) minute = { since: now.getTime(), count: 0 };
    minute.count += 1;
    return minute.count <= most;
  };
}

/** How a certificate may be looked up. */
export interface LookUp {
  now: Date;
  /** Whether an earlier genuine event was signed with the certificate of this address. */
  proven: boolean;
  /** Whether the sender is a known offender: then only a cached certificate counts. */
  suspect: boolean;
}

/** Looks up certificates and keeps the valid ones. */
export function certificateKeys(): (url: string, lookUp: LookUp) => Promise<CertificateKey> {
  const known = new Map<string, X509Certificate>();
  const asking = new Map<string, ReturnType<typeof fetched>>();
  const mayAsk = { proven: budget(mostLookUps.proven), unproven: budget(mostLookUps.unproven) };

  return async (url, { now, proven, suspect }) => {
    const cached = known.get(url);
    if (cached && isValid(cached, now)) return cached.publicKey;
    let work = asking.get(url);
    if (!work) {
      if (suspect && !proven) return 'not-asked';
      if (!mayAsk[proven ? 'proven' : 'unproven'](now)) return 'not-asked';
      work = fetched(url).finally(() => asking.delete(url));
      asking.set(url, work);
    }
    const found = await work;
    if (typeof found === 'string') return found;
    if (!isValid(found, now)) return 'unreadable';
    known.set(url, found);
    return found.publicKey;
  };
}
