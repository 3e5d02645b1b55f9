import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** The places where npm searches for a dependency of the package at `path`, the nearest first. */
function places(path: string, name: string): string[] {
  const parts = path.split('/node_modules/');
  const nearest = parts.map((_, index) =>
    [...parts.slice(0, parts.length - index), name].join('/node_modules/'),
  );
  return [...nearest, `node_modules/${name}`];
}

// npm ci refuses a lock file that lacks one, on every platform, so a fresh clone could not start.
it('the lock file has an entry for every optional package, including other platforms’', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !places(path, name).some((place) => place in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
