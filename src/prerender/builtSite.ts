import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageDocument } from './document.ts';
import { drawIcon, drawSocialCard } from './drawnImages.ts';
import { inlineScript } from './inlineScript.ts';
import type { Outputs } from './outputs.ts';
import { namePolicyHashes } from './policy.ts';
import { serviceWorkerFile } from './serviceWorkerFile.ts';
import { drawnShell, shellFile } from './shell.ts';
import { speculationRules } from './speculation.ts';
import { dress } from './wardrobe.ts';

/** What draws the pages, loaded from its bundle. */
export type Pages = typeof import('./pages.ts');

/** A few letters that change with the content. */
function fingerprint(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A page's own files by name, and the addresses of what it must have to look right without a network. */
function filesOf(
  page: Pages['staticPages'][number],
  { renderPage, pageHead }: Pages,
  outputs: Outputs,
  script: string,
): { files: Array<[string, string]>; needs: string[] } {
  const { fetched, body, inPage, letters } = dress(renderPage(page.path), outputs.pageCss, page.fold);
  const [first = '', ...later] = page.fold ? body.split(page.fold) : [body];
  const sheet = `assets/${path.parse(page.file).name}-${fingerprint(fetched)}.css`;
  const link = fetched ? `<link rel="stylesheet" href="/${sheet}">` : '';
  const html = pageDocument({
    inPage,
    letters,
    body: [first, ...later].join(`${link}${page.fold ?? ''}`),
    head: pageHead(page),
    data: { page: outputs.page, prefetch: outputs.signIn.join(' '), worker: '/serviceWorker.js' },
    script: `<script>${script}</script><script type="speculationrules">${speculationRules}</script>`,
  });
  const pictures = [...first.matchAll(/\/media\/[^\s"]+\.avif/gu)].map(([address]) => address);
  return fetched
    ? {
        files: [
          [page.file, html],
          [sheet, fetched],
        ],
        needs: [`/${sheet}`, ...pictures],
      }
    : { files: [[page.file, html]], needs: pictures };
}

/** Every file that is made of the pages' own words, by its name in the build. */
export async function siteOf(
  pages: Pages,
  root: string,
  outputs: Outputs,
): Promise<Record<string, string | Buffer>> {
  const { staticPages, renderShell, siteFiles, icons, socialCard, socialImage, brand, color } = pages;
  const script = await inlineScript();
  await namePolicyHashes(root, [script, speculationRules]);
  const written = staticPages.map((page) => filesOf(page, pages, outputs, script));
  const drawn = Object.values(icons).map(
    async ({ file, ...icon }) => [file, await drawIcon({ root, paper: color.paper, ...icon })] as const,
  );
  const shell = await readFile(path.join(outputs.directory, shellFile), 'utf8');
  return {
    ...siteFiles(),
    [shellFile]: drawnShell(shell, renderShell(), outputs.pageCss),
    ...Object.fromEntries(written.flatMap(({ files }) => files)),
    ...Object.fromEntries(await Promise.all(drawn)),
    [socialCard.file]: await drawSocialCard({ root, ...socialCard, ...socialImage, name: brand.name, color }),
    'serviceWorker.js': await serviceWorkerFile({
      pages: staticPages.map(({ path: address }) => address),
      files: [outputs.font, ...new Set(written.flatMap(({ needs }) => needs))],
    }),
  };
}
