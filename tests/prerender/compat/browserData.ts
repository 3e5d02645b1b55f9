import { createRequire } from 'node:module';
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { supportedBrowsers, type Engine } from '../../../src/domain/browsers.ts';

/** A node of MDN's data: a feature's support, and its sub-features by name. */
interface Entry {
  __compat?: CompatStatement;
  [part: string]: Entry | CompatStatement | undefined;
}

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Entry;

const browsers = {
  ios_saf: 'safari_ios',
  safari: 'safari',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
} as const satisfies Record<Engine, string>;

/** Its path in MDN's data, such as `css.properties.overflow.clip`. */
export type Feature = string;

function entryOf(feature: Feature): Entry | undefined {
  let entry: Entry | undefined = data;
  for (const part of feature.split('.')) {
    entry = entry && Object.hasOwn(entry, part) ? (entry[part] as Entry) : undefined;
  }
  return entry;
}

export function isKnown(feature: Feature): boolean {
  return entryOf(feature)?.__compat !== undefined;
}

export function isFunction(feature: Feature): boolean {
  return entryOf(feature)?.__compat?.description?.includes(`${feature.split('.').at(-1)}()`) === true;
}

export function partsOf(feature: Feature): string[] {
  return Object.keys(entryOf(feature) ?? {}).filter((name) => name !== '__compat');
}

/** A version as a number; a version without a number counts as later than all others. */
function versionNumber(version: unknown): number {
  const [major, minor = 0] = String(version).replace('≤', '').split('.').map(Number);
  return major === undefined || Number.isNaN(major) ? Infinity : major + minor / 1000;
}

/** The first version of a browser that supports the feature by default and without a vendor prefix. */
function added(feature: Feature, engine: Engine): number {
  const support = entryOf(feature)?.__compat?.support[browsers[engine]];
  const statements: SimpleSupportStatement[] = [support ?? []].flat();
  const plain = statements.filter(
    ({ flags, prefix, alternative_name: otherName, version_removed: removed }) =>
      !flags && !prefix && !otherName && !removed,
  );
  return Math.min(Infinity, ...plain.map(({ version_added: version }) => versionNumber(version)));
}

/**
 * The supported browsers whose oldest version lacks a feature. `guards` are the features in the surrounding `@supports`: a
 * browser without them never applies the feature.
 */
export function browsersWithout(feature: Feature, guards: readonly Feature[] = []): string[] {
  return supportedBrowsers
    .filter(({ id, since }) => {
      const asked = guards.map((guard) => added(guard, id));
      const oldest = Math.max(versionNumber(since), ...asked);
      return oldest < added(feature, id);
    })
    .map(({ id, since }) => `${id} ${since}`);
}
