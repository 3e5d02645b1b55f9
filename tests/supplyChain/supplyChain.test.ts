import { describe, expect, it } from 'vitest';
import { committedFiles, manifestFiles, readText } from '../architecture/projectFiles.ts';
import { isPermitted, licenseList, shippedLicenses } from './licenses.ts';
import { lockedPackages, shippedPackages } from './shipped.mjs';

const packages = lockedPackages();

describe('the shipped packages', () => {
  it('have licenses without obligations', () => {
    expect(shippedLicenses().filter(({ license }) => !isPermitted(license))).toEqual([]);
  });

  it.each([
    'GPL-3.0',
    'AGPL-3.0-only',
    'SSPL-1.0',
    'UNLICENSED',
    'unknown',
    'MIT AND GPL-2.0',
    'See LICENSE',
  ])('may not be under %s', (license) => {
    expect(isPermitted(license)).toBe(false);
  });

  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT and ISC'])('may have the license %s', (license) => {
    expect(isPermitted(license)).toBe(true);
  });

  it('are listed by license by `npm run licenses`', () => {
    expect(licenseList()).toMatch(/## MIT\n\n(?:- .+\n)*- react \d/u);
  });

  it('are those in both package.json files, found in the lock file with all their dependencies', () => {
    const shipped = [...shippedPackages().keys()];
    const named = ['', 'functions'].flatMap((root) => Object.keys(packages[root]?.dependencies ?? {}));
    for (const name of named)
      expect(shipped.some((path) => path.endsWith(`node_modules/${name}`))).toBe(true);
    expect(shipped.length).toBeGreaterThan(named.length);
  });
});

describe('an installation', () => {
  it('has a hash for every shipped package', () => {
    const unproven = [...shippedPackages()].filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  it.each(manifestFiles)('is of exact versions in %s', (file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(file)) as Record<
      string,
      Record<string, string> | undefined
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('always uses `npm ci`, in every script and workflow', () => {
    const scripts = committedFiles().filter((file) =>
      /^(?:\.ci|\.github|sandbox|functions|tests\/support|tests\/run)\b.*(?:\.ya?ml|\.m?js|\.sh|\/run)$/u.test(
        file,
      ),
    );
    expect(scripts).toEqual(expect.arrayContaining(['.ci/run', 'sandbox/bootstrap.mjs']));
    const loose = scripts.filter((file) =>
      /\bnpm (?:i|install|update|add)\b|\b(?:yarn|pnpm) /u.test(readText(file)),
    );
    expect(loose).toEqual([]);
  });

  it('runs no package script except those that package.json allows', () => {
    const { allowScripts } = JSON.parse(readText('package.json')) as {
      allowScripts: Record<string, boolean>;
    };
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node', 'esbuild']);
  });
});
