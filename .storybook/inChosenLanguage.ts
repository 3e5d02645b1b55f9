import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const mark = '?chosen';
const chooser = path.join(import.meta.dirname, 'chosenLanguage.ts');

/**
 * Puts all languages into the catalog: replaces each module with words by one that exports the words of the English module
 * or of its translation, depending on the catalog's address. The argument is the plugin that builds the other
 * language and knows the translated modules.
 */
export function inChosenLanguage({ resolveId }: Plugin): Plugin {
  if (typeof resolveId !== 'function') throw new TypeError('The plugin of a language resolves by a function');
  return {
    name: 'in-chosen-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(mark)) return undefined;
      const found = await resolveId.call(this, source, importer, options);
      return typeof found === 'string' ? found + mark : found;
    },
    load(id) {
      if (!id.endsWith(mark)) return undefined;
      const spanish = id.slice(0, -mark.length);
      const text = readFileSync(spanish, 'utf8');
      const names = [
        ...text.matchAll(/^export (?:(?:const|function) (\w+)|\{ (?!type)([^}]*) \})/gmu),
      ].flatMap(([, name = '', list = '']) => (name === '' ? list.split(', ') : [name]));
      return `
        import * as english from ${JSON.stringify(spanish.replace(/(?<=\/src\/(?:content|domain)\/)es\//u, ''))};
        import * as spanish from ${JSON.stringify(spanish)};
        import { chosenWords } from ${JSON.stringify(chooser)};
        export const { ${names.join(', ')} } = chosenWords(english, spanish);`;
    },
  };
}
