import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../support/builds.ts';
import { projectRoot } from '../support/stages.mjs';
import { shippedLicenses } from './licenses.ts';
import { lockedPackages } from './shipped.mjs';

/** `yup 1.7.1` for each package of which a bundle holds something. */
type Packages = Set<string>;

/** The packages in the scripts that Vite built. */
async function inSite(): Promise<Packages> {
  const listed = readFileSync(path.join(await builtSite(), '.vite/license.json'), 'utf8');
  const packages = JSON.parse(listed) as Array<{ name: string; version: string }>;
  return new Set(packages.map(({ name, version }) => `${name} ${version}`));
}

/** The packages that a program bundled by esbuild holds. */
async function inBundleOf(entry: string, external: string[] = []): Promise<Packages> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    external,
    logLevel: 'error',
  });
  const locked = lockedPackages();
  return new Set(
    Object.values(metafile.outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .flatMap(([file]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.slice(0, 1) ?? [])
      .map((folder) => `${folder.replace(/^.*node_modules\//u, '')} ${locked[folder]?.version ?? ''}`),
  );
}

describe.each([
  ['the site', 'react', inSite],
  ['the service worker', 'workbox-core', () => inBundleOf('src/site/serviceWorker.ts')],
  [
    'the functions',
    'yup',
    () =>
      inBundleOf('functions/src/index.ts', [
        'firebase-admin',
        'firebase-functions',
        '@google-cloud/firestore',
      ]),
  ],
])('the bundle of %s', (_name, known, read) => {
  let bundled: Packages;
  beforeAll(async () => {
    bundled = await read();
  });

  it('holds only packages on the list of licenses, which the audit asks about', () => {
    expect([...bundled].filter((one) => one.startsWith(`${known} `))).toHaveLength(1);
    const listed = new Set(shippedLicenses().map(({ name }) => name));
    expect([...bundled].filter((one) => !listed.has(one))).toEqual([]);
  });
});
