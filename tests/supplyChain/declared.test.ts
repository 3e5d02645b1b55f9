import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms } from '../architecture/lintInRooms.ts';
import { manifestFiles, readText } from '../architecture/projectFiles.ts';

/** Imports, and whether the nearest package.json declares them for a file there. npm finds all of them. */
const imports = [
  ['src/site', `export * from 'workbox-core';`, true],
  ['src/prerender', `export * from 'vite';`, true],
  ['tests', `export * from 'vite';`, true],
  ['functions/src', `export * from 'nanoid';`, true],
  ['sandbox', `export * from 'express';`, true],
  ['sandbox', `export * from '#domain/target.ts';`, true],
  ['packages/paypal-simulator/src', `export * from 'ajv';`, true],
  ['packages/studio/src', `export type { Page } from '@playwright/test';`, true],
  // What builds the site never runs in it.
  ['src/site', `export * from 'vite';`, false],
  ['src/components', `export type { Plugin } from 'vite';`, false],
  // The root declares these, and npm would find them for the functions and the sandbox too.
  ['functions/src', `export * from 'react';`, false],
  ['functions/src', `export * from 'esbuild';`, false],
  ['sandbox', `export * from 'lucide-react';`, false],
  ['packages/paypal-simulator/src', `export * from 'vite';`, false],
  ['packages/studio/src', `export * from 'react';`, false],
  // Only packages that others brought along.
  ['src/app', `export const later = () => import('react-router');`, false],
  ['src/prerender', `export * from 'postcss';`, false],
  ['tests', `export type { Node } from 'postcss';`, false],
] as const;

describe('the linter', () => {
  let refused: boolean[];
  beforeAll(async () => {
    refused = await lintInRooms(
      imports.map(([from, code]) => ({ from, code })),
      ['manifest'],
    );
  });

  it.each([true, false])(
    'passes an import if, and only if, the nearest package.json declares it: %s',
    (declared) => {
      expect(imports.filter((one, index) => one[2] === declared && refused[index] === declared)).toEqual([]);
    },
  );
});

it('a package has the same version in every package.json that declares it', () => {
  const declared = manifestFiles.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readText(file)) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const versions = new Map<string, string>();
  const torn = declared.filter(([name, version]) => {
    const first = versions.get(name) ?? version;
    versions.set(name, first);
    return first !== version;
  });
  expect(torn).toEqual([]);
});
