import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../domain/language.ts';

const sources = path.dirname(import.meta.dirname).replaceAll('\\', '/');
const worded = /^(?<room>.*\/src\/(?:content|domain))\/(?<rest>.+)$/u;

/**
 * Builds in a language: replaces each module of `content` and `domain` with its counterpart in the language's folder, if it
 * exists. Importing code does not change, and a build contains the texts of one language only
 * (stories/docs/decisions/OneBuildForEachLanguage.mdx).
 */
export function inLanguage(language: Language): Plugin {
  const counterparts = new Map<string, string | undefined>();
  const counterpartOf = (module: string): string | undefined => {
    const { room = '', rest = '' } = worded.exec(module)?.groups ?? {};
    if (!module.startsWith(sources) || rest === '' || rest.startsWith(`${language}/`)) return undefined;
    const file = `${room}/${language}/${rest}`;
    return existsSync(file) ? file : undefined;
  };
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^(?:#content|#domain|\.)/u.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return undefined;
      const module = resolved.id.replaceAll('\\', '/');
      if (!counterparts.has(module)) counterparts.set(module, counterpartOf(module));
      const counterpart = counterparts.get(module);
      // A counterpart may import the English module that it replaces.
      return counterpart === undefined || counterpart === importer?.replaceAll('\\', '/')
        ? resolved
        : counterpart;
    },
  };
}
