import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { criticalCss } from './criticalCss.ts';
import { pageDocument } from './document.ts';
import { drawIcon, drawSocialCard } from './drawnImages.ts';
import { inlineScript } from './inlineScript.ts';
import type { BuildOutputs } from './buildOutputs.ts';
import { writePolicyHashes } from './policy.ts';
import { serviceWorkerFile } from './serviceWorkerFile.ts';
import { insertShell, shellFile } from './shell.ts';
import { withShortClasses } from './shortClasses.ts';

/** The bundle that renders the pages. */
export type Pages = typeof import('./pages.ts');

/** A short hash of some content. */
function fingerprint(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The files of a page, and the addresses that the service worker must cache for it. */
function filesOf(
  page: Pages['staticPages'][number],
  { renderPage, pageHead, sitePaths, speculationRules }: Pages,
  outputs: BuildOutputs,
  script: string,
): { files: Array<[string, string]>; needs: string[] } {
  const rendered = withShortClasses(renderPage(page.path));
  const { deferred, ...styles } = criticalCss(rendered, outputs.pageCss, page.fold);
  const [first = '', ...later] = page.fold ? rendered.body.split(page.fold) : [rendered.body];
  const sheet = `assets/${path.parse(page.file).name}-${fingerprint(deferred)}.css`;
  const link = deferred ? `<link rel="stylesheet" href="/${sheet}">` : '';
  const html = pageDocument({
    ...styles,
    body: [first, ...later].join(`${link}${page.fold ?? ''}`),
    head: pageHead(page),
    data: {
      page: outputs.page,
      prefetch: outputs.signIn.join(' '),
      manifest: sitePaths.manifest,
      worker: sitePaths.serviceWorker,
    },
    script: `<script>${script}</script><script type="speculationrules">${speculationRules}</script>`,
  });
  const pictures = [...first.matchAll(/\/media\/[^\s"]+\.avif/gu)].map(([address]) => address);
  return deferred
    ? {
        files: [
          [page.file, html],
          [sheet, deferred],
        ],
        needs: [`/${sheet}`, ...pictures],
      }
    : { files: [[page.file, html]], needs: pictures };
}

/** Every file generated from the pages' content, by its path in the build. */
export async function generateSite(
  pages: Pages,
  root: string,
  outputs: BuildOutputs,
): Promise<Record<string, string | Buffer>> {
  const {
    staticPages,
    notFoundPage,
    renderShell,
    siteFiles,
    icons,
    socialCard,
    socialImage,
    brand,
    color,
    sitePaths,
    speculationRules,
  } = pages;
  const script = await inlineScript();
  await writePolicyHashes(root, [script, speculationRules]);
  const written = staticPages.map((page) => filesOf(page, pages, outputs, script));
  const drawn = Object.values(icons).map(
    async ({ file, ...icon }) => [file, await drawIcon({ root, paper: color.paper, ...icon })] as const,
  );
  const shell = await readFile(path.join(outputs.directory, shellFile), 'utf8');
  return {
    ...siteFiles(),
    [shellFile]: insertShell(shell, withShortClasses(renderShell()), outputs.pageCss),
    ...Object.fromEntries(written.flatMap(({ files }) => files)),
    ...Object.fromEntries(filesOf(notFoundPage, pages, outputs, script).files),
    ...Object.fromEntries(await Promise.all(drawn)),
    [socialCard.file]: await drawSocialCard({ root, ...socialCard, ...socialImage, name: brand.name, color }),
    [sitePaths.serviceWorker]: await serviceWorkerFile({
      pages: staticPages.map(({ path: address }) => address),
      // The script that registers the worker is fetched before it, and would not be kept as it is used.
      files: [outputs.font, ...outputs.pageScripts, ...new Set(written.flatMap(({ needs }) => needs))],
    }),
  };
}
