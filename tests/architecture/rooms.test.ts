import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { committedFiles, filesMatching, rooms } from './projectFiles.ts';

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
