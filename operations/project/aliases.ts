import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PayPalEnvironment } from '#functions/paypal/http/endpoint.ts';
import { CommandRefused, WrongUsage } from '../conversation.ts';

/** The two projects of a checkout, by alias, with their PayPal environments: real payments stay apart. */
export const environmentOf = { staging: 'sandbox', live: 'live' } as const satisfies Record<
  string,
  PayPalEnvironment
>;

export type Alias = keyof typeof environmentOf;

/** Both aliases, in the order of their setup. */
export const aliases = Object.keys(environmentOf) as Alias[];

/** `.firebaserc`, as the Firebase CLI reads it: the project of each alias, and the sites of each project. */
export interface FirebaseRc {
  projects?: Partial<Record<string, string>>;
  targets?: Record<string, { hosting?: Record<string, string[]> }>;
}

export const firebaseRcFile = '.firebaserc';

/** Reads `.firebaserc`; empty if it does not exist. */
export function readFirebaseRc(root: string): FirebaseRc {
  const file = path.join(root, firebaseRcFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirebaseRc) : {};
}

/** The alias to use: the one named by alias or project id, otherwise the only one. */
export function aliasIn({ projects = {} }: FirebaseRc, named: string | undefined): Alias {
  const known = aliases.filter((alias) => projects[alias] !== undefined);
  const [only, ...others] =
    named === undefined ? known : known.filter((alias) => alias === named || projects[alias] === named);
  if (only !== undefined && others.length === 0) return only;
  if (known.length === 0)
    throw new CommandRefused('Run `npm run setup -- --project staging` first: there is no project yet.');
  const there = known.map((alias) => `${alias} is ${projects[alias] ?? ''}`).join(', ');
  throw new WrongUsage(
    named === undefined
      ? `Which project? Say --project ${known.join(' or --project ')}: ${there}.`
      : `There is no project ${named} in ${firebaseRcFile}: ${there}.`,
  );
}
