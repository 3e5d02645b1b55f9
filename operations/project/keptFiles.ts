import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Response headers for matching addresses, as in firebase.json; of two that set one header the later wins. */
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
 * Lists by name the files that a browser may cache for a year. Hosting also sends a rule's headers with a 404, so a file
 * requested before a deployment has reached every server would be missing for a year.
 */
export function keepOnlyWhatIsThere<Rule extends HeadersFor>(rules: readonly Rule[], root: string): Rule[] {
  const addresses = addressesIn(root);
  return rules.map((rule) => {
    const kept = rule.headers.some(({ value }) => value.includes('immutable'));
    if (!kept || rule.regex === undefined) return rule;
    const pattern = new RegExp(rule.regex, 'u');
    const named = addresses.filter((address) => pattern.test(address)).map(literally);
    // Without files the rule must match no address.
    return Object.assign(structuredClone(rule), {
      regex: `^(${named.length > 0 ? named.join('|') : '/$^'})$`,
    });
  });
}
