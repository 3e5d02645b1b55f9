import { transform, type Declaration, type Rule, type Selector, type StyleSheet } from 'lightningcss';
import { isFunction, isKnown, partsOf, type Feature } from './browserData.ts';

export interface Use {
  feature: Feature;
  /** The features in the surrounding `@supports`. */
  guards: readonly Feature[];
}

/** Any part of a parsed style sheet. */
type Node = string | number | boolean | null | undefined | readonly Node[] | { [name: string]: Node };

/** The features of a style sheet that MDN's data may list: at-rules, media, selectors, properties, values. */
export function usedByCss(css: string): Use[] {
  const uses: Use[] = [];
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet(sheet: StyleSheet) {
        readRules(sheet.rules, [], uses);
        return undefined;
      },
    },
  });
  return uses.filter(({ feature }) => isKnown(feature));
}

/** The features in the declarations of a `style` attribute. */
export function usedByStyle(declarations: string): Use[] {
  return usedByCss(`* { ${declarations} }`);
}

export function usedByMedia(query: string): Use[] {
  return usedByCss(`@media ${query} { * { color: red } }`);
}

const atRules: Readonly<Record<string, string>> = { 'layer-block': 'layer', 'layer-statement': 'layer' };

function readRules(rules: readonly Rule[], guards: readonly Feature[], uses: Use[]): void {
  const note = (feature: string) => uses.push({ feature: `css.${feature}`, guards });
  for (const rule of rules) {
    const value = 'value' in rule ? (rule.value as unknown as { [name: string]: Node }) : {};
    if (rule.type !== 'style') note(`at-rules.${atRules[rule.type] ?? rule.type}`);
    if (rule.type === 'unknown') note(`at-rules.${rule.value.name}`);
    if (rule.type === 'media') {
      for (const name of saidIn(value['query'], ['name'])) note(`at-rules.media.${name}`);
    }
    if (rule.type === 'font-face') {
      for (const { type, value } of rule.value.properties) {
        note(`at-rules.font-face.${type === 'custom' ? value.name : type}`);
      }
    }
    if (rule.type === 'style') {
      for (const name of rule.value.selectors.flatMap(pseudosIn)) note(`selectors.${name}`);
    }
    const blocks = rule.type === 'keyframes' ? rule.value.keyframes : [value];
    for (const { declarations } of blocks as readonly { declarations?: DeclarationLists }[]) {
      readDeclarations(
        [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])].map(parsed),
        note,
      );
    }
    const inner = rule.type === 'supports' ? [...guards, ...askedFor(value['condition'])] : guards;
    readRules((value['rules'] ?? []) as unknown as Rule[], inner, uses);
  }
}

interface DeclarationLists {
  declarations?: readonly Declaration[];
  importantDeclarations?: readonly Declaration[];
}

const types = partsOf('css.types');

/** The functions in values, by name: `color-mix` is under `color` in MDN's data. */
const functions = new Map(
  types
    .concat(types.flatMap((type) => partsOf(`css.types.${type}`).map((part) => `${type}.${part}`)))
    .filter((path) => isFunction(`css.types.${path}`))
    .map((path) => [path.split('.').at(-1), `types.${path}`]),
);

/** Words that the parser adds to a value that it reads. */
const added = new Set([
  'clip-path.border-box',
  'clip-path.shape',
  'text-decoration.auto',
  'text-decoration.solid',
]);

interface Parsed {
  name: string;
  value: Node;
  /** Whether the value stands as it was written. */
  unparsed: boolean;
  prefixed: boolean;
}

function parsed(declaration: Declaration): Parsed {
  const { property, value, vendorPrefix } = declaration as {
    property: string;
    value: Node;
    vendorPrefix?: string[];
  };
  const { propertyId, name } = value as {
    propertyId?: { property: string; vendor_prefix?: string[] };
    name?: string;
  };
  const called =
    (property === 'unparsed' && propertyId?.property) || (property === 'custom' && name) || property;
  const prefixes = vendorPrefix ?? propertyId?.vendor_prefix ?? [];
  const unparsed = property === 'unparsed';
  return { name: called, value, unparsed, prefixed: prefixes.length > 0 && !prefixes.includes('none') };
}

function readDeclarations(all: readonly Parsed[], note: (feature: string) => void): void {
  // The build adds a prefixed name beside the standard one if a supported browser needs it.
  const prefixed = new Set(all.filter((one) => one.prefixed).map(({ name }) => name));
  for (const { name, value, unparsed } of all.filter((one) => !prefixed.has(one.name))) {
    const isWritten = (word: string) => unparsed || !added.has(`${name}.${word}`);
    const words = [...new Set(wordsIn(value))].filter(isWritten);
    const keywords = words.filter((word) => isKnown(`css.properties.${name}.${word}`));
    for (const word of keywords) note(`properties.${name}.${word}`);
    if (keywords.length === 0) note(`properties.${name}`);
    for (const word of functionsIn(value).filter(isWritten)) note(functions.get(word) ?? '');
  }
}

/** The words of a value: keywords, function names, units. */
function wordsIn(node: Node): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(wordsIn);
}

/** The values of all keys with the given names below a node. */
function saidIn(node: Node, keys: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : saidIn(value, keys),
  );
}

/** Names of functions, including those unknown to the parser. */
function functionsIn(node: Node): string[] {
  return saidIn(node, ['type', 'name']);
}

/** Names of a selector's pseudo-classes and pseudo-elements, at any depth. */
function pseudosIn(selector: Selector): string[] {
  return selector.flatMap((part): string[] => {
    if (part.type === 'nesting') return ['nesting'];
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return [];
    const {
      kind,
      name,
      selectors,
      selector: one,
    } = part as unknown as {
      kind: string;
      name?: string;
      selectors?: readonly Selector[];
      selector?: Selector;
    };
    const inner = [...(selectors ?? []), ...(one ? [one] : [])];
    return [kind.startsWith('custom') && name ? name : kind, ...inner.flatMap(pseudosIn)];
  });
}

/** The features in a `@supports` condition that must all hold. */
function askedFor(condition: Node): Feature[] {
  const { type, value, propertyId } = condition as {
    type: string;
    value: Node;
    propertyId?: { property: string };
  };
  if (type === 'and') return (value as readonly Node[]).flatMap(askedFor);
  if (type === 'selector') {
    const asked = usedByCss(`${String(value)} { color: red }`);
    return asked.map(({ feature }) => feature).filter((feature) => feature.startsWith('css.selectors.'));
  }
  if (type !== 'declaration' || !propertyId) return [];
  const property = `css.properties.${propertyId.property}`;
  const withValue = `${property}.${String(value).trim()}`;
  return [isKnown(withValue) ? withValue : property];
}
