import path from 'node:path';
import { runnerImport } from 'vite';
import { languages } from '#domain/language.ts';
import { inLanguage } from '#prerender/inLanguage.ts';

const named = languages.filter((language) => process.argv.includes(language));

// Runs once per language, with every text in it: those of the screens, of the captions and those by which plays find elements.
for (const language of named.length > 0 ? named : languages) {
  await runnerImport(path.join(import.meta.dirname, 'record.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [inLanguage(language)],
    resolve: { tsconfigPaths: true },
  });
}
