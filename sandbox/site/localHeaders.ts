import type { HeadersFor } from '#operations/project/keptFiles.ts';

/** The other local services, which the policy must allow. */
export interface LocalServices {
  authUrl: string;
  paypalUrl: string;
  /** Whether Vite's development server serves the site; its client is an inline script and a socket. */
  dev: boolean;
}

const policyHeader = 'Content-Security-Policy';
const secureOnly = 'Strict-Transport-Security';

/** Production's headers, which also allow the emulator and the simulator, without https. */
export function localHeaders(rules: readonly HeadersFor[], services: LocalServices): HeadersFor[] {
  return rules.map(({ headers, ...matching }) => ({
    ...matching,
    headers: headers
      .filter(({ key }) => key !== secureOnly)
      .map(({ key, value }) => ({
        key,
        value: key === policyHeader ? localPolicy(value, services) : value,
      })),
  }));
}

function localPolicy(policy: string, { authUrl, paypalUrl, dev }: LocalServices): string {
  // Directives with which production allows Firebase or PayPal.
  const reaching = new Set(['script-src', 'connect-src', 'frame-src', 'img-src']);
  const developing: Record<string, string[]> = dev
    ? { 'script-src': ["'unsafe-inline'"], 'connect-src': ['ws://127.0.0.1:*', 'ws://localhost:*'] }
    : {};
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      // Browsers ignore 'unsafe-inline' in a policy that has a hash.
      const kept = dev ? sources.filter((source) => !source.startsWith("'sha256-")) : sources;
      const isReached = reaching.has(name) && sources.some((source) => source.startsWith('https:'));
      const local = isReached ? [authUrl, paypalUrl] : [];
      return [name, ...kept, ...local, ...(developing[name] ?? [])].join(' ');
    })
    .join('; ');
}
