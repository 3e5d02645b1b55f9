import { nameOf } from './nameOf.ts';
import { shippedPackages } from './shipped.mjs';

/** Licences under which a product may be sold without giving its own source away. */
export const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages whose manifest says it in a form of its own; read by a person. */
const readByHand: Readonly<Record<string, string>> = {
  // An array of `licenses`, as npm had it before 2013.
  'limiter@1.1.5': 'MIT',
};

/** One licence of an expression that is enough, or all of it. */
export function isPermitted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/gu, '').split(' OR ');
  return choices.some((choice) => choice.split(/ and /iu).every((one) => permitted.has(one.trim())));
}

/** What ships, each with its licence: `yup 1.7.1`, `MIT`. */
export function shippedLicences(): Array<{ name: string; licence: string }> {
  const licences = [...shippedPackages()].map(([path, { version = '', license }]) => {
    const name = nameOf(path);
    return { name: `${name} ${version}`, licence: license ?? readByHand[`${name}@${version}`] ?? 'unknown' };
  });
  return [...new Map(licences.map((one) => [one.name, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** What ships by its licences, as text. */
export function licenceList(): string {
  const shipped = shippedLicences();
  const parts = [...new Set(shipped.map(({ licence }) => licence))].toSorted().map((licence) => {
    const names = shipped.filter((one) => one.licence === licence).map(({ name }) => `- ${name}`);
    return [`## ${licence}`, '', ...names, ''].join('\n');
  });
  return ['# Licences of what ships', '', ...parts].join('\n');
}
