import { nameOf } from './nameOf.ts';
import { shippedPackages } from './shipped.mjs';

/** Licenses that allow selling a product without publishing its source. */
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

/** Packages whose manifest names the license in another form; checked by a person. */
const readByHand: Readonly<Record<string, string>> = {
  // An array of `licenses`, npm's format before 2013.
  'limiter@1.1.5': 'MIT',
};

/** The first sufficient license of an expression, or the whole expression. */
export function isPermitted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/gu, '').split(' OR ');
  return choices.some((choice) => choice.split(/ and /iu).every((one) => permitted.has(one.trim())));
}

/** The shipped packages with their licenses: `yup 1.7.1`, `MIT`. */
export function shippedLicences(): Array<{ name: string; licence: string }> {
  const licences = [...shippedPackages()].map(([path, { version = '', license }]) => {
    const name = nameOf(path);
    return { name: `${name} ${version}`, licence: license ?? readByHand[`${name}@${version}`] ?? 'unknown' };
  });
  return [...new Map(licences.map((one) => [one.name, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** The shipped packages by license, as text. */
export function licenceList(): string {
  const shipped = shippedLicences();
  const parts = [...new Set(shipped.map(({ licence }) => licence))].toSorted().map((licence) => {
    const names = shipped.filter((one) => one.licence === licence).map(({ name }) => `- ${name}`);
    return [`## ${licence}`, '', ...names, ''].join('\n');
  });
  return ['# Licences of what ships', '', ...parts].join('\n');
}
