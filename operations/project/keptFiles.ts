import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Response headers for the addresses that match a regular expression or a glob, as in firebase.json. */
export interface HeadersFor {
  source?: string;
  regex?: string;
  headers: Array<{ key: string; value: string }>;
}

function addressesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    )
    .toSorted();
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/**
 * Hosting sends a rule's headers with a 404 as well. What a browser may keep for a year is therefore named file by file: one that
 * is asked for while a deployment has not reached every server would else be missing for a year.
 */
export function keepOnlyWhatIsThere<Rule extends HeadersFor>(rules: readonly Rule[], root: string): Rule[] {
  const addresses = addressesIn(root);
  return rules.map((rule) => {
    const kept = rule.headers.some(({ value }) => value.includes('immutable'));
    if (!kept || rule.regex === undefined) return rule;
    const pattern = new RegExp(rule.regex, 'u');
    const named = addresses.filter((address) => pattern.test(address)).map(literally);
    // Without a single file the rule is for no address.
    return Object.assign(structuredClone(rule), {
      regex: `^(${named.length > 0 ? named.join('|') : '/$^'})$`,
    });
  });
}
