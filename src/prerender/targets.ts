import type { Targets } from 'lightningcss';
import { supportedBrowsers } from '../domain/browsers.ts';

/** The oldest supported browsers in the notation of bundlers. */
export const scriptTargets = supportedBrowsers.map(
  ({ id, since }) => `${id === 'ios_saf' ? 'ios' : id}${since}`,
);

function packed(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** The same browsers in the notation of Lightning CSS. */
export const styleTargets: Targets = Object.fromEntries(
  supportedBrowsers.map(({ id, since }) => [id, packed(since)]),
);
