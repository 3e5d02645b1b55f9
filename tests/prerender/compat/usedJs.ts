import { parseSync } from 'vite';
import { browsersWithout, isKnown, partsOf, type Feature } from './browserData.ts';
import type { Lacked } from './lacked.ts';

/** What the language and the browser offer, by the name of a global, such as `URL`. */
const globals = new Map<string, Feature>();
/** What they offer, by the name of a member of any object, such as `canParse`. */
const members = new Map<string, Feature[]>();

for (const root of ['api', 'javascript.builtins']) {
  for (const name of partsOf(root)) {
    globals.set(name, `${root}.${name}`);
    for (const part of partsOf(`${root}.${name}`)) {
      const called = part.replace(/_static$/u, '');
      members.set(called, [...(members.get(called) ?? []), `${root}.${name}.${part}`]);
    }
  }
}

interface Node {
  type: string;
  name: string;
  computed?: boolean;
  object: Node;
  property: Node;
  callee?: Node;
}

/**
 * The names in scripts by which a supported browser has nothing: globals, members of globals, members that only the language
 * has, and methods that only browsers have. The type of an object is unknown, so one feature that all browsers have is
 * enough for a name, and methods with a name of one word are left out.
 */
export function lackedByJs(scripts: readonly string[]): Lacked {
  const uses = new Map<string, readonly Feature[]>();
  const walk = (node: unknown, called = false): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, computed, object, property, callee } = node as Node;
    if (type === 'Identifier') uses.set(name, [globals.get(name) ?? `api.Window.${name}`]);
    if (type === 'MemberExpression' && !computed) {
      const all = members.get(property.name) ?? [];
      const owner =
        object.type === 'Identifier' &&
        globals.get(object.name.replace(/^./u, (letter) => letter.toUpperCase()));
      if (owner)
        uses.set(
          `${owner}.${property.name}`,
          all.filter((feature) => feature.startsWith(`${owner}.`)),
        );
      else if (
        all.every((feature) => feature.startsWith('javascript.')) ||
        (called && /[A-Z]/u.test(property.name))
      )
        uses.set(`.${property.name}`, all);
      walk(object);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'key' || computed) walk(child, child === callee);
    }
  };
  for (const code of scripts) walk(parseSync('built.js', code).program);
  const missing = [...uses].map(([name, features]) => {
    const browsers = features.filter(isKnown).map((feature) => browsersWithout(feature));
    return [name, browsers.every((without) => without.length > 0) ? (browsers[0] ?? []) : []] as const;
  });
  return Object.fromEntries(missing.filter(([, browsers]) => browsers.length > 0));
}
