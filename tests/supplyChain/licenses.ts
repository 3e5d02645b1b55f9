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
export function isPermitted(license: string): boolean {
  const choices = license.replaceAll(/[()]/gu, '').split(' OR ');
  return choices.some((choice) => choice.split(/ and /iu).every((one) => permitted.has(one.trim())));
}

/** The shipped packages with their licenses: `yup 1.7.1`, `MIT`. */
export function shippedLicenses(): Array<{ name: string; license: string }> {
  const licenses = [...shippedPackages()].map(([path, { version = '', license }]) => {
    const name = nameOf(path);
    return { name: `${name} ${version}`, license: license ?? readByHand[`${name}@${version}`] ?? 'unknown' };
  });
  return [...new Map(licenses.map((one) => [one.name, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** The shipped packages by license, as text. */
export function licenseList(): string {
  const shipped = shippedLicenses();
  const parts = [...new Set(shipped.map(({ license }) => license))].toSorted().map((license) => {
    const names = shipped.filter((one) => one.license === license).map(({ name }) => `- ${name}`);
    return [`## ${license}`, '', ...names, ''].join('\n');
  });
  return ['# Licenses of what ships', '', ...parts].join('\n');
}
