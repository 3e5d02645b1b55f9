import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../src/domain/language.ts';

const mark = '?chosen';
const chooser = path.join(import.meta.dirname, 'chosenLanguage.ts');

const [english, ...others] = languages;

/**
 * Puts all languages into the catalog: replaces each module with words by one that exports the words of the English module
 * or of a translation, depending on the catalog's address. A module that one language translates, all translate; the argument is the
 * plugin that builds one of them and knows these modules.
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
      const translated = id.slice(0, -mark.length);
      const text = readFileSync(translated, 'utf8');
      const names = [
        ...text.matchAll(/^export (?:(?:const|function) (\w+)|\{ (?!type)([^}]*) \})/gmu),
      ].flatMap(([, name = '', list = '']) => (name === '' ? list.split(', ') : [name]));
      const fileIn = (folder: string) =>
        JSON.stringify(translated.replace(/(?<=\/src\/(?:content|domain)\/)\w+\//u, folder));
      return `
        import * as ${english} from ${fileIn('')};
        ${others.map((language) => `import * as ${language} from ${fileIn(`${language}/`)};`).join('\n')}
        import { chosenWords } from ${JSON.stringify(chooser)};
        export const { ${names.join(', ')} } = chosenWords({ ${languages.join(', ')} });`;
    },
  };
}
