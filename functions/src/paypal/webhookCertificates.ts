import { X509Certificate, type KeyObject } from 'node:crypto';
import { PayPalError } from './PayPalError.ts';

const timeoutMs = 5_000;
const maxBytes = 32 * 1024;
const path = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/u;

/** The hosts of PayPal's webhook certificates, by API endpoint. */
const certificateOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://api-m.paypal.com': ['https://api-m.paypal.com', 'https://api.paypal.com'],
  'https://api-m.sandbox.paypal.com': ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com'],
};

/** Limit of certificate requests per period, against senders of invented addresses. */
const mostLookUps = { count: 5, withinMs: 10 * 60_000 };

/** Whether a certificate is where PayPal keeps them: the sender chooses this address, so nothing else is fetched. */
export function isCertificateUrl(text: string, paypalOrigin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, search, hash, username, password } = new URL(text);
  const plain = search === '' && hash === '' && username === '' && password === '';
  return (
    plain && path.test(pathname) && (certificateOrigins[paypalOrigin] ?? [paypalOrigin]).includes(origin)
  );
}

/** The result of a look-up; `unknown` if PayPal has no certificate at the address. */
export type CertificateKey = KeyObject | 'unknown' | 'unreadable';

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

/** Looks certificates up and keeps those that are valid. Rejects when too many were asked for. */
export function certificateKeys(): (url: string, now: Date) => Promise<CertificateKey> {
  const known = new Map<string, X509Certificate>();
  const asking = new Map<string, ReturnType<typeof fetched>>();
  let period = { since: 0, count: 0 };

  const lookUp = (url: string, now: Date) => {
    const present = asking.get(url);
    if (present) return present;
    if (now.getTime() - period.since >= mostLookUps.withinMs) period = { since: now.getTime(), count: 0 };
    // PayPal sends again what is not answered, so a genuine one is not lost.
    if (period.count >= mostLookUps.count) throw new PayPalError(0);
    period.count += 1;
    const work = fetched(url).finally(() => asking.delete(url));
    asking.set(url, work);
    return work;
  };

  return async (url, now) => {
    const cached = known.get(url);
    if (cached && isValid(cached, now)) return cached.publicKey;
    const found = await lookUp(url, now);
    if (typeof found === 'string') return found;
    if (!isValid(found, now)) return 'unreadable';
    known.set(url, found);
    return found.publicKey;
  };
}
