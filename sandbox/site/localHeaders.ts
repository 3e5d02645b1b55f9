import type { Header, HeaderRule } from './hosting.ts';

/** What runs on this machine beside the site, and so must be let through. */
export interface LocalServices {
  authUrl: string;
  paypalUrl: string;
  /** Whether Vite's development server serves the site; its client is an inline script and a socket. */
  dev: boolean;
}

const policyHeader = 'Content-Security-Policy';
const secureOnly = 'Strict-Transport-Security';

/**
 * The production headers, changed only where this machine differs: the emulator and the simulator are let
 * through, and nothing insists on https.
 */
export function localHeaders(rules: readonly HeaderRule[], services: LocalServices): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.filter(({ key }) => key !== secureOnly).map((header) => localHeader(header, services)),
  }));
}

function localHeader({ key, value }: Header, services: LocalServices): Header {
  return { key, value: key === policyHeader ? localPolicy(value, services) : value };
}

function localPolicy(policy: string, { authUrl, paypalUrl, dev }: LocalServices): string {
  const both = [authUrl, paypalUrl];
  const additions: Record<string, string[]> = {
    'script-src': dev ? [...both, "'unsafe-inline'"] : both,
    'connect-src': dev ? [...both, 'ws://127.0.0.1:*', 'ws://localhost:*'] : both,
    'frame-src': both,
    'img-src': both,
  };
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      // Where a hash is named, browsers take no notice of 'unsafe-inline'.
      const kept = dev ? sources.filter((source) => !source.startsWith("'sha256-")) : sources;
      return [name, ...kept, ...(additions[name] ?? [])].join(' ');
    })
    .join('; ');
}
