// Plain JavaScript: the audit runs it on a fresh clone. It uses only the lock file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/stages.mjs';

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, resolved?: string, link?: boolean }} Entry
 */

/** The lock file's packages, by their path. @returns {Record<string, Entry>} */
export function lockedPackages() {
  return JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
}

/**
 * Where npm finds a dependency of the package at `path`: the nearest node_modules upwards.
 * @param {Record<string, Entry>} packages
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
export function locate(packages, path, name) {
  const folders = path.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const candidate = [...folders.slice(0, depth), 'node_modules', name].filter(Boolean).join('/');
    if (candidate in packages) return candidate;
  }
  return undefined;
}

/**
 * Every package that the dependencies of the site or the functions install.
 * @returns {Map<string, Entry>} By path, in order.
 */
export function shippedPackages() {
  const packages = lockedPackages();
  const found = new Map();
  const waiting = ['', 'functions'].flatMap((root) =>
    Object.keys(packages[root].dependencies ?? {}).map((name) => [root, name]),
  );
  for (const [from, name] of waiting) {
    const path = locate(packages, from, name);
    if (path === undefined || found.has(path)) continue;
    const entry = packages[path];
    found.set(path, entry);
    const needs = { ...entry.dependencies, ...entry.optionalDependencies };
    waiting.push(...Object.keys(needs).map((need) => [path, need]));
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
