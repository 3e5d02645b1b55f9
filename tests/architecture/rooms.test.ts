import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms } from './lintInRooms.ts';
import { filesMatching, rooms } from './projectFiles.ts';

const refused = [
  ['src/domain', `export { target } from '#content/target.ts';`, 'domain knows no words'],
  ['src/domain', `export { useState } from 'react';`, 'domain is pure'],
  ['src/domain', `export { readFileSync } from 'node:fs';`, 'domain runs in a browser too'],
  [
    'src/domain',
    `export type Later = import('#gateways/target.ts').Target;`,
    'not even as a type in passing',
  ],
  ['src/content', `export { useState } from 'react';`, 'content is words'],
  ['src/content', `export { target } from '#funnel/target.ts';`, 'content does not know who shows it'],
  ['src/gateways', `export * from '#adapters/target.ts';`, 'an interface does not know its adapter'],
  ['src/hooks', `export { target } from '#content/target.ts';`, 'hooks have no product words'],
  ['src/components', `export type { Target } from '#domain/target.ts';`, 'a part has no product types'],
  ['src/components', `export { target } from '../content/target.ts';`, 'nor by a relative path'],
  ['src/components', `export { Link } from 'react-router-dom';`, 'a part does not route'],
  ['src/components', `export const later = () => import('#gateways/target.ts');`, 'nor later'],
  ['src/components', `export { target } from '#stories/theme/target.ts';`, 'stories/theme is not the theme'],
  ['src/sections', `export { target } from '#gateways/target.ts';`, 'a section calls no service'],
  ['src/sections', `export { target } from '../funnel/target.ts';`, 'a section is no step'],
  ['src/sections', `export { useNavigate } from 'react-router-dom';`, 'a section does not navigate'],
  ['src/funnel', `export { target } from '#adapters/target.ts';`, 'a step talks to interfaces'],
  ['src/funnel', `export type { Auth } from 'firebase/auth';`, 'a step knows no SDK, not even its types'],
  ['src/funnel', `export { PayPalButtons } from '@paypal/react-paypal-js';`, 'nor the payment SDK'],
  ['src/funnel', `export { useNavigate } from 'react-router-dom';`, 'a step does not navigate'],
  [
    'src/funnel/checkout',
    `export { target } from '../plans/target.ts';`,
    'a step does not import its neighbour',
  ],
  [
    'src/funnel/checkout',
    `export { target } from '#funnel/plans/target.ts';`,
    'nor under the name of the room',
  ],
  [
    'src/funnel/frame',
    `export { target } from '../plans/target.ts';`,
    'what steps share does not know the steps',
  ],
  [
    'src/sections/Hero',
    `export type { Target } from '../Faq/target.ts';`,
    'a section does not import its neighbour',
  ],
  [
    'src/account',
    `export { target } from '#funnel/plans/target.ts';`,
    'the account is no step of the sign-up',
  ],
  ['src/account', `export { target } from '#adapters/target.ts';`, 'the account talks to interfaces'],
  ['src/account', `export { useNavigate } from 'react-router-dom';`, 'the account does not navigate'],
  ['src/funnel', `export { target } from '#account/target.ts';`, 'a step does not know the account'],
  ['src/app', `export { target } from '#adapters/target.ts';`, 'only main names the adapters'],
  ['src/app', `export { target } from '#sections/target.ts';`, 'the sign-up shows no section'],
  ['src/app', `export { target } from '#sections/Hero/target.ts';`, 'nor one of its folders'],
  ['src/app', `export const later = () => import('#demos/target.ts');`, 'the sign-up loads no demo'],
  ['src/app', `export type { Target } from '#site/target.ts';`, 'the sign-up does not know the public pages'],
  ['src/app', `export { target } from '#prerender/target.ts';`, 'a browser program runs no build code'],
  ['src/app', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/app', `export { transform } from 'lightningcss';`, 'a browser has no build library'],
  ['src/site', `export { target } from '#funnel/target.ts';`, 'a public page shows no step'],
  ['src/site', `export { target } from '#funnel/frame/target.ts';`, 'nor what steps share'],
  ['src/site', `export const later = () => import('#app/target.ts');`, 'a public page loads no screen'],
  ['src/site', `export { useNavigate } from 'react-router-dom';`, 'a public page has no router'],
  ['src/site', `export { target } from '#adapters/firebase/target.ts';`, 'a public page uses no SDK'],
  ['src/site', `export { target } from '#adapters/paypal/target.ts';`, 'a public page takes no payment'],
  ['src/site', `export { target } from '#prerender/target.ts';`, 'a browser program runs no build code'],
  ['src/site', `export { createHash } from 'node:crypto';`, 'a browser has no Node module'],
  ['src/site', `export { build } from 'vite';`, 'a browser has no build library'],
  ['src/site', `export { transform } from 'lightningcss';`, 'a browser has no build library'],
  ['src/site', `export { build } from 'esbuild';`, 'a browser has no build library'],
  ['src/sections', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/demos', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/funnel', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/adapters', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/main', `export { readFileSync } from 'node:fs';`, 'a browser has no Node module'],
  ['src/main', `export { target } from '#site/target.ts';`, 'the sign-up does not start the public pages'],
  ['src/prerender', `export { target } from '#funnel/target.ts';`, 'pages are drawn by their own rooms'],
  ['src/app', `export const later = () => import('firebase/app');`, 'an SDK is no screen, later neither'],
  ['src/main', `export { target } from '#sections/target.ts';`, 'main mounts the app and nothing below it'],
  ['src/adapters', `export { target } from '#app/target.ts';`, 'an adapter does not know the screens'],
  ['theme', `export { target } from '#components/target.ts';`, 'the theme knows no parts'],
  ['functions/src', `export { target } from '#gateways/target.ts';`, 'the server shares only the domain'],
  ['functions/src', `export { useState } from 'react';`, 'the server draws nothing'],
  [
    'functions/src/documents',
    `export { target } from '../checkout/target.ts';`,
    'what is stored does not know who stores it',
  ],
  ['sandbox', `export { target } from '#adapters/target.ts';`, 'the sandbox stands in for the far side'],
  ['stories', `export { target } from '#adapters/target.ts';`, 'stories use fakes'],
  ['.storybook', `export { target } from '../src/funnel/target.ts';`, 'the host does not know the steps'],
  ['src/app', `export { target } from '#tests/target.ts';`, 'no room imports a test'],
  ['src/main', `export { target } from '#sandbox/target.ts';`, 'nothing of the sandbox ships'],
  ['operations', `export { target } from '#sandbox/target.ts';`, 'a live project knows no simulator'],
  [
    'operations',
    `export { target } from '#adapters/target.ts';`,
    'operations use the server, not the browser',
  ],
  ['operations', `export { target } from '#content/target.ts';`, 'operations show no page'],
  ['operations', `export { useState } from 'react';`, 'operations draw nothing'],
  [
    'functions/src',
    `export { target } from '#operations/target.ts';`,
    'the server does not know who runs it',
  ],
  ['src/domain', `export { target } from '#operations/target.ts';`, 'nor do the rules'],
] as const;

const allowed = [
  ['operations', `export { target } from '#functions/target.ts';`],
  ['operations', `export { target } from '#domain/target.ts';`],
  ['operations', `export { confirm } from '@inquirer/prompts';`],
  ['sandbox', `export { target } from '#operations/target.ts';`],
  ['src/main', `export { target } from '#adapters/target.ts';`],
  ['src/main', `export { createRoot } from 'react-dom/client';`],
  ['src/adapters', `export { getAuth } from 'firebase/auth';`],
  ['src/adapters', `export { PayPalButtons } from '@paypal/react-paypal-js';`],
  ['src/content', `export { target } from '#domain/target.ts';`],
  ['src/components', `export { default as Button } from '@mui/material/Button';`],
  ['src/components', `export { target } from '#theme/target.ts';`],
  ['src/sections', `export { target } from '#content/target.ts';`],
  ['src/funnel', `export { target } from '#gateways/target.ts';`],
  ['src/funnel', `export { useForm } from 'react-hook-form';`],
  ['src/funnel', `export { target } from './target.ts';`],
  ['src/funnel/checkout', `export { target } from '../frame/target.ts';`],
  ['src/funnel/checkout', `export { target } from './target.ts';`],
  ['src/funnel/checkout', `export { target } from '#components/target.ts';`],
  ['src/funnel/frame', `export { target } from '../owner/target.ts';`],
  ['src/sections/Hero', `export { target } from '#content/target.ts';`],
  ['src/account', `export { target } from '#funnel/frame/target.ts';`],
  ['src/app', `export { target } from '#funnel/plans/target.ts';`],
  ['src/app', `export { target } from '#account/target.ts';`],
  ['src/site', `export { target } from '#sections/Hero/target.ts';`],
  ['src/site', `export const later = () => import('#demos/target.ts');`],
  ['src/site', `export { target } from '#adapters/browser/target.ts';`],
  ['src/site', `export { hydrateRoot } from 'react-dom/client';`],
  ['src/site', `export { registerRoute } from 'workbox-routing';`],
  ['src/prerender', `export { target } from '#site/target.ts';`],
  ['src/prerender', `export { target } from '#app/target.ts';`],
  ['src/prerender', `export { transform } from 'lightningcss';`],
  ['src/app', `export const later = () => import('#funnel/target.ts');`],
  ['functions/src', `export { target } from '#domain/target.ts';`],
  ['functions/src', `export { randomUUID } from 'node:crypto';`],
  ['functions/src', `export { DatabaseSync } from 'node:sqlite';`],
  ['functions/src', `export { initializeApp } from 'firebase-admin/app';`],
  ['functions/src/checkout', `export { target } from '../documents/target.ts';`],
  ['functions/src/checkout', `export { target } from '#domain/target.ts';`],
  ['functions/src', `export { target } from './checkout/target.ts';`],
  ['operations', `export { target } from '#functions/checkout/target.ts';`],
  ['sandbox', `export { target } from '#functions/target.ts';`],
  ['sandbox', `export { default as express } from 'express';`],
  ['stories', `export { expect } from 'storybook/test';`],
  ['.storybook', `export { target } from '#theme/target.ts';`],
  ['tests', `export { target } from '#adapters/target.ts';`],
] as const;

describe('an import in a forbidden direction is refused', () => {
  let answers: boolean[] = [];
  beforeAll(async () => {
    answers = await lintInRooms(refused.map(([from, code]) => ({ from, code })));
  });

  it.each(refused.map(([from, code, reason], index) => ({ from, code, reason, index })))(
    '$from: $code ($reason)',
    ({ index }) => {
      expect(answers[index]).toBe(true);
    },
  );
});

describe('an import in an allowed direction passes', () => {
  let answers: boolean[] = [];
  beforeAll(async () => {
    answers = await lintInRooms(allowed.map(([from, code]) => ({ from, code })));
  });

  it.each(allowed.map(([from, code], index) => ({ from, code, index })))('$from: $code', ({ index }) => {
    expect(answers[index]).toBe(false);
  });
});

it('every source file is in exactly one room, except tool configuration at the root', () => {
  const homeless = filesMatching(
    '{*,{src,theme,stories,tests,functions,sandbox,.storybook,.media,.ci}/**/*}.{ts,tsx,mjs,js,mdx}',
  )
    .filter((file) => !/^[\w.]+\.config\.ts$/u.test(file))
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
