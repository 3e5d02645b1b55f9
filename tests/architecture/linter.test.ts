import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms, type Attempt } from './lintInRooms.ts';
import { rooms } from './projectFiles.ts';

/** An attempt, whether the linter must refuse it, and the plugins whose rules may. */
interface Judged extends Attempt {
  refused: boolean;
  by: string[];
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
const onTheMap = rooms.flatMap(({ path, mayImport, mayImportShared = [], ...from }): Judged[] => {
  const mayUse = (name: string) =>
    from.packages.some(
      (one) => one === name || one === '**' || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))),
    );
  const importable = [...mayImport, ...mayImportShared];
  const ofRooms = rooms
    // The studio of the films has no name to import it by.
    .filter(({ room }) => room !== from.room && room !== 'media')
    .map(({ room }): [string, boolean] => [
      `export { target } from '#${room}/target.ts';`,
      importable.some((one) => one === room || one === '*'),
    ]);
  const ofPackages = packages
    .concat(modules)
    .map((name): [string, boolean] => [
      `export * from '${name}';`,
      name.startsWith('node:') ? from.packages.includes('node:*') : mayUse(name),
    ]);
  const folder = from.room === 'functions' ? 'functions/src' : path;
  return ofRooms
    .concat(ofPackages)
    .map(([code, allowed]) => ({ from: folder, code, refused: !allowed, by: ['boundaries'] }));
});

/** Imports of another kind, of a folder inside a room, or beside one. */
const inDetail = [
  ['src/domain', `export type Later = import('#gateways/target.ts').Target;`, false],
  ['src/components', `export type { Target } from '#domain/target.ts';`, false],
  ['src/components', `export { target } from '../content/target.ts';`, false],
  ['src/components', `export const later = () => import('#gateways/target.ts');`, false],
  // `stories/theme` is not the theme.
  ['src/components', `export { target } from '#stories/theme/target.ts';`, false],
  ['stories/theme', `export { target } from '#sections/Hero/target.ts';`, true],
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

const formatter = `const day = new Intl.DateTimeFormat('en-CA');`;

/** Expressions, and whether they parse the text of a formatter. */
const parsings = [
  ['export const at = new Date(`${day.format(0)}T10:00:00Z`);', true],
  ['export const at = Date.parse(day.format(0));', true],
  [`export const parts = day.format(0).split('-');`, true],
  ['export function year() { const text = day.format(0); return text.slice(0, 4); }', true],
  ['export function year() { const [first] = day.format(0); return first; }', true],
  ['export const year = Number(new Date(0).toLocaleDateString(undefined, {}));', true],
  [`export const price = +(5).toLocaleString('en-US');`, true],
  ['export const line = `${day.format(0)} UTC`;', false],
  ['export const shown = { text: day.format(0) };', false],
  ['export const year = day.formatToParts(0).find(({ type }) => type === "year")?.value;', false],
  ['export const stamp = new Date(0).toISOString().slice(0, 10);', false],
] as const;

/** Expressions, and whether they take a word of a closed list for one of two. */
const choices = [
  [`export const word = (interval: string) => (interval === 'year' ? 'YEAR' : 'MONTH');`, true],
  [`export const plan = (name: string) => (name !== 'Yearly' ? 1 : 2);`, true],
  [`export const sign = (kind: string, whole: boolean) => (whole && kind === 'charge' ? 1 : -1);`, true],
  [`export const mark = (currency: string) => (!(currency === 'USD') ? 1 : 2);`, true],
  [`export const home = (language: string) => ('en' === language ? '/' : '/es');`, true],
  [
    `export const word = (interval: 'month' | 'year') => ({ month: 'MONTH', year: 'YEAR' })[interval];`,
    false,
  ],
  [`export const yearly = (names: string[]) => names.find((name) => name === 'Yearly');`, false],
  [`export const tab = (open: string) => (open === 'menu' ? 1 : 2);`, false],
] as const;

/** Expressions, where they stand, and whether they ask a visitor's clock on a screen. */
const clocks = [
  ['src/funnel/checkout', 'export const today = new Date();', true],
  ['src/funnel/checkout', 'export const now = Date.now();', true],
  ['src/funnel/checkout', 'export const day = new Date(0);', false],
  ['src/sections/Pricing', 'export const now = Date.now();', true],
  ['src/adapters/browser', 'export const today = new Date();', false],
  ['src/adapters/browser', 'export const now = Date.now();', false],
] as const;

/** Styles, and whether they stay on a touch screen after a tap. */
const hovers = [
  [`export const key = { '&:hover': { color: 'red' } };`, true],
  [`export const key = { '& a:hover, & b': { color: 'red' } };`, true],
  [`export const over = '&:hover'; export const key = { [over]: { color: 'red' } };`, true],
  ['export const key = (part: string) => ({ [`&:hover ${part}`]: { color: 1 } });', true],
  [`export const key = { '@media (hover: none)': { '&:hover': { color: 'red' } } };`, true],
  [`export const key = { '@media (hover: hover)': { '&:hover': { color: 'red' } } };`, false],
  [`export const key = { '&, &:hover': { color: 'red' } };`, false],
  [`export const key = { '&.Mui-selected, &.Mui-selected:hover': { color: 'red' } };`, false],
] as const;

/** Exports, and whether they hide words that can still be copied. */
const hiddenWords = [
  [`export { visuallyHidden } from '@mui/utils';`, true],
  [`export { visuallyHidden } from '#theme/index.ts';`, false],
] as const;

/** Exports, and whether they give a visit that is not held to the rules of every story. */
const visits = [
  [`export { test } from '@playwright/test';`, true],
  [`export { test as visit } from '@playwright/test';`, true],
  [`export { default } from '@playwright/test';`, true],
  [`export * as playwright from '@playwright/test';`, true],
  [`export { expect } from '@playwright/test';`, false],
] as const;

/** Expressions, and whether the oldest of the supported browsers lacks what they use. */
const features = [
  ['export const idle = () => new IdleDetector();', true],
  ['export const stop = () => new AbortController();', false],
  [`export const fine = URL.canParse('');`, true],
  [`export const fine = new URL('https://curbwise.example');`, false],
] as const;

/** What the linter refuses, and what it lets pass. */
const rules: Record<string, Judged[]> = {
  'an import that the map of the rooms does not allow': [
    ...onTheMap,
    ...inDetail.map(([from, code, allowed]) => ({ from, code, refused: !allowed, by: ['boundaries'] })),
  ],
  'a package that the nearest package.json does not declare': imports.map(([from, code, declared]) => ({
    from,
    code,
    refused: !declared,
    by: ['manifest'],
  })),
  'to parse the text of a formatter': parsings.map(([code, refused]) => ({
    from: 'src/domain',
    code: `${formatter}\n${code}`,
    refused,
    by: ['formatted-text'],
  })),
  'a two-way choice by a word of a closed list': choices.map(([code, refused]) => ({
    from: 'src/domain',
    code,
    refused,
    by: ['closed-unions'],
  })),
  'to ask a visitor’s clock on a screen': clocks.map(([from, code, refused]) => ({
    from,
    code,
    refused,
    by: ['device-clock'],
  })),
  'hidden words that can be copied': hiddenWords.map(([code, refused]) => ({
    from: 'src/components',
    code,
    refused,
    by: ['eslint'],
  })),
  'a look that stays on a touch screen after a tap': ['src/components', 'theme'].flatMap((from) =>
    hovers.map(([code, refused]) => ({ from, code, refused, by: ['stuck-hover'] })),
  ),
  'a visit that is not held to the rules of every story': ['tests/e2e', 'tests/prerender/support'].flatMap(
    (from) => visits.map(([code, refused]) => ({ from, code, refused, by: ['eslint'] })),
  ),
  'a feature that the oldest of the supported browsers lack': features.map(([code, refused]) => ({
    from: 'src/behaviours',
    code,
    refused,
    by: ['compat', 'eslint'],
  })),
};

describe('the linter refuses', () => {
  const wrong = new Map<Judged, boolean>();

  beforeAll(async () => {
    const all = Object.values(rules).flat();
    const refusedBy = await lintInRooms(all);
    all.forEach((one, at) => {
      const isRefused = one.by.some((plugin) => refusedBy[at]!.has(plugin));
      if (isRefused !== one.refused) wrong.set(one, isRefused);
    });
  });

  it.each(Object.entries(rules))('%s, and nothing else', (_, attempts) => {
    expect(new Set(attempts.map(({ refused }) => refused))).toEqual(new Set([true, false]));
    expect(attempts.filter((one) => wrong.has(one))).toEqual([]);
  });
});
