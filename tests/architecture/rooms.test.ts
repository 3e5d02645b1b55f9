import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms, type ImportAttempt } from './lintInRooms.ts';
import { committedFiles, filesMatching, rooms } from './projectFiles.ts';

/** An import and whether the map allows it. */
interface JudgedImport extends ImportAttempt {
  allowed: boolean;
}

/** Packages of which a room of a browser, of the server or of a tool may use some. */
const packages = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-hook-form',
  'firebase',
  'firebase-admin',
  '@paypal/react-paypal-js',
  '@inquirer/prompts',
  'express',
  'lightningcss',
  'vite',
  'workbox-routing',
];

/** Node's own modules; the sandbox's SQLite is in the newest. */
const modules = ['node:fs', 'node:sqlite'];

/** Every import from one room of the map to another, and of each package above by each room. */
const onTheMap = rooms.flatMap(({ path, mayImport, mayImportShared = [], ...from }): JudgedImport[] => {
  const folder = from.room === 'functions' ? 'functions/src' : path;
  const mayUse = (name: string) =>
    from.packages.some(
      (one) => one === name || one === '**' || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))),
    );
  return [
    ...rooms
      // The studio of the films has no name to import it by.
      .filter(({ room }) => room !== from.room && room !== 'media')
      .map(({ room }) => ({
        from: folder,
        code: `export { target } from '#${room}/target.ts';`,
        allowed: [...mayImport, ...mayImportShared].some((one) => one === room || one === '*'),
      })),
    ...[...packages, ...modules].map((name) => ({
      from: folder,
      code: `export * from '${name}';`,
      allowed: name.startsWith('node:') ? from.packages.includes('node:*') : mayUse(name),
    })),
  ];
});

/** Imports of another kind, of a folder inside a room, or beside one. */
const inDetail = [
  ['src/domain', `export type Later = import('#gateways/target.ts').Target;`, false],
  ['src/components', `export type { Target } from '#domain/target.ts';`, false],
  ['src/components', `export { target } from '../content/target.ts';`, false],
  ['src/components', `export const later = () => import('#gateways/target.ts');`, false],
  // `stories/theme` is not the theme.
  ['src/components', `export { target } from '#stories/theme/target.ts';`, false],
  ['src/app', `export const later = () => import('#demos/target.ts');`, false],
  ['src/app', `export const later = () => import('firebase/app');`, false],
  ['src/funnel', `export type { Auth } from 'firebase/auth';`, false],
  ['src/site', `export const later = () => import('#demos/target.ts');`, true],
  ['src/adapters', `export { getAuth } from 'firebase/auth';`, true],
  ['src/components', `export { default as Button } from '@mui/material/Button';`, true],
  ['stories', `export { expect } from 'storybook/test';`, true],
  // Neighbours in a room that lists what is shared, and what is shared.
  ['src/funnel/checkout', `export { target } from '../plans/target.ts';`, false],
  ['src/funnel/checkout', `export { target } from '#funnel/plans/target.ts';`, false],
  ['src/funnel/frame', `export { target } from '../plans/target.ts';`, false],
  ['src/sections/Hero', `export type { Target } from '../Faq/target.ts';`, false],
  ['src/funnel/checkout', `export { target } from '../frame/target.ts';`, true],
  ['src/funnel/checkout', `export { target } from './target.ts';`, true],
  ['src/funnel/checkout', `export { target } from '#components/target.ts';`, true],
  ['src/funnel/frame', `export { target } from '../owner/target.ts';`, true],
  ['src/sections/Hero', `export { target } from '#content/target.ts';`, true],
  // Another room may import all of it, or only what is shared.
  ['src/account', `export { target } from '#funnel/plans/target.ts';`, false],
  ['src/account', `export { target } from '#funnel/frame/target.ts';`, true],
  ['src/app', `export { target } from '#funnel/plans/target.ts';`, true],
  ['src/app', `export { target } from '#sections/Hero/target.ts';`, false],
  ['src/site', `export { target } from '#sections/Hero/target.ts';`, true],
  ['src/site', `export { target } from '#funnel/frame/target.ts';`, false],
  ['src/site', `export { target } from '#adapters/firebase/target.ts';`, false],
  ['src/site', `export { target } from '#adapters/paypal/target.ts';`, false],
  ['src/site', `export { target } from '#adapters/browser/target.ts';`, true],
  // The server's floors.
  ['functions/src/documents', `export { target } from '../checkout/target.ts';`, false],
  ['functions/src/checkout', `export { target } from '../documents/target.ts';`, true],
  ['functions/src/checkout', `export { target } from '#domain/target.ts';`, true],
  ['functions/src', `export { target } from './checkout/target.ts';`, true],
  ['operations', `export { target } from '#functions/checkout/target.ts';`, true],
] as const;

const judged = [...onTheMap, ...inDetail.map(([from, code, allowed]) => ({ from, code, allowed }))];

describe('the linter', () => {
  let refused: boolean[];
  beforeAll(async () => {
    refused = await lintInRooms(judged);
  });

  it.each([true, false])('passes an import if, and only if, the map allows it: %s', (allowed) => {
    const wrong = judged.filter((one, index) => one.allowed === allowed && refused[index] === allowed);
    expect(judged.filter((one) => one.allowed === allowed).length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

// Fixed rules: they hold also when rooms are added to the map or moved.
it.each([
  ['the rules know no other room', 'domain', []],
  ['parts have no product words', 'components', ['theme', 'hooks', 'behaviours']],
  ['the server shares only the domain', 'functions', ['domain']],
  ['operations use the server, and no simulator', 'operations', ['functions', 'domain']],
])('%s', (_what, name, mayImport) => {
  expect(rooms.find(({ room }) => room === name)?.mayImport).toEqual(mayImport);
});

it('the rules use no package that a browser lacks', () => {
  expect(rooms.find(({ room }) => room === 'domain')?.packages).toEqual(['yup', 'date-fns', '@date-fns/utc']);
});

it('every source file is in exactly one room, except tool configuration at the root', () => {
  const homeless = committedFiles()
    .filter((file) => /\.(?:tsx?|m?js|mdx)$/u.test(file) && !/^[\w.]+\.config\.ts$/u.test(file))
    .map((file) => ({
      file,
      rooms: rooms.filter(({ path }) => file.startsWith(`${path}/`)).map(({ room }) => room),
    }))
    .filter((found) => found.rooms.length !== 1);
  expect(homeless).toEqual([]);
});

it('no folder of the server holds more than 14 files', () => {
  const folders = filesMatching('functions/src/**/*.ts').map((file) => posix.dirname(file));
  const full = [...new Set(folders)].filter((folder) => folders.filter((one) => one === folder).length > 14);
  expect(full).toEqual([]);
});
