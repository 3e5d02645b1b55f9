import { paths } from '#domain/paths.ts';
import { loopback } from './ports.ts';
import type { Settings } from './settings.ts';

/** Base addresses of the sandbox's servers, without a trailing slash. */
export interface Addresses {
  siteUrl: string;
  authUrl: string;
  paypalUrl: string;
}

export function addressesOf(ports: Settings['ports']): Addresses {
  const at = (port: number) => `http://${loopback}:${port}`;
  return { siteUrl: at(ports.site), authUrl: at(ports.auth), paypalUrl: at(ports.paypal) };
}

export function addressTable({ siteUrl, authUrl, paypalUrl }: Addresses, log: string): string {
  const rows = [
    ['The site', siteUrl],
    ['Sign up', siteUrl + paths.signIn],
    ['Inbox', `${siteUrl}/__sandbox/inbox`],
    ['The world around it', `${siteUrl}/__sandbox/world`],
    ['PayPal simulator', paypalUrl],
    ['Auth emulator', authUrl],
    ['Log of all parts', log],
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, where]) => `  ${label.padEnd(width)}  ${where}`).join('\n');
}
