import { scriptHashesFile } from '../domain/scriptHashes.ts';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { criticalCss } from './criticalCss.ts';
import { pageDocument } from './document.ts';
import { drawFavicon, drawIcon, drawSocialCard } from './drawnImages.ts';
import {
  appLanguageScript,
  errorCollectorScript,
  firstFormScript,
  inlineScript,
  leaveUnknownScript,
  policyHash,
  serviceWorker,
} from './inlineScript.ts';
import type { BuildOutputs } from './buildOutputs.ts';
import { appScripts, insertShell, shellFile, type ShellEdition } from './shell.ts';

export type Pages = typeof import('./pages.ts');

/** The site in one language: the code that renders its pages, and its built browser files. */
export interface Edition {
  pages: Pages;
  outputs: BuildOutputs;
  appHtml: string;
}

function fingerprint(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The inline scripts of a page: the shared one, and an optional one that runs first. */
interface PageScripts {
  script: string;
  first?: string;
}

/** The files of a page, and the URLs that the service worker must cache for it. */
function filesOf(
  page: Pages['staticPages'][number],
  { pages: { renderPage, pageHead, language, paths, pathIn, sitePaths, speculationRules }, outputs }: Edition,
  { script, first: firstScript = '' }: PageScripts,
): { files: Array<[string, string]>; needs: string[] } {
  const rendered = renderPage(page.path);
  const { deferred, ...styles } = criticalCss(rendered, outputs.fontCss, page.fold);
  const [first = '', ...later] = page.fold ? rendered.body.split(page.fold) : [rendered.body];
  const sheet = `assets/${path.basename(page.file, '.html')}-${fingerprint(deferred)}.css`;
  const link = deferred ? `<link rel="stylesheet" href="/${sheet}">` : '';
  const html = pageDocument({
    ...styles,
    lang: language,
    body: [first, ...later].join(`${link}${page.fold ?? ''}`),
    head: `${firstScript && `<script>${firstScript}</script>`}${pageHead(page)}`,
    data: {
      page: outputs.page,
      prefetch: [pathIn(language, paths.signIn), ...outputs.signIn].join(' '),
      manifest: sitePaths.manifest,
      worker: sitePaths.serviceWorker,
    },
    script: `<script>${script}</script><script type="speculationrules">${speculationRules}</script>`,
  });
  const pictures = [...first.matchAll(/\/media\/[^\s"]+\.avif/gu)].map(([address]) => address);
  const sheets: Array<[string, string]> = deferred ? [[sheet, deferred]] : [];
  return {
    files: [[page.file, html], ...sheets],
    needs: [...sheets.map(([name]) => `/${name}`), ...pictures],
  };
}

/** The files of one language, by their paths in the build. */
async function filesIn(
  edition: Edition,
  root: string,
  script: string,
): Promise<Array<[string, string | Buffer]>> {
  const { pages, outputs } = edition;
  const { staticPages, siteFiles, socialCard, socialImage, brand, color, sitePaths } = pages;
  const written = staticPages.map((page) => filesOf(page, edition, { script }));
  return [
    ...Object.entries(siteFiles()),
    ...written.flatMap(({ files }) => files),
    [socialCard.file, await drawSocialCard({ root, ...socialCard, ...socialImage, name: brand.name, color })],
    [
      sitePaths.serviceWorker,
      await serviceWorker(
        staticPages.map(({ path: address }) => address),
        // The script that registers the worker is fetched before the worker runs, so the worker would not cache it on use.
        [outputs.font, ...outputs.pageScripts, ...new Set(written.flatMap(({ needs }) => needs))],
      ),
    ],
  ];
}

function shellOf({ pages, appHtml }: Edition): ShellEdition {
  const { language: lang, skipToContent, brand, pageDescriptions, renderShell } = pages;
  return {
    lang,
    title: brand.name,
    description: pageDescriptions.landing,
    skipToContent,
    screen: renderShell(),
    scripts: appScripts(appHtml),
  };
}

async function signInOf(edition: Edition): Promise<ShellEdition> {
  const { documentTitle, signIn, renderSignIn } = edition.pages;
  return { ...shellOf(edition), title: documentTitle(signIn.heading), ...(await renderSignIn()) };
}

/** Every file generated from the pages' content, by its path in the build. The first language is the site's default. */
export async function generateSite(
  editions: readonly [Edition, ...Edition[]],
  { root, env }: { root: string; env: Readonly<Record<string, unknown>> },
): Promise<Record<string, string | Buffer>> {
  const [edition, ...others] = editions;
  const { notFoundPage, icons, color, paths, pathIn, speculationRules } = edition.pages;
  const { fontCss } = edition.outputs;
  const [script, chooser, leave, firstForm] = await Promise.all([
    inlineScript(),
    appLanguageScript(),
    leaveUnknownScript(),
    firstFormScript(env),
  ]);
  const drawn = Object.values(icons).map(
    async ({ file, ...icon }) => [file, await drawIcon({ root, paper: color.paper, ...icon })] as const,
  );
  const signIns = await Promise.all(editions.map(signInOf));
  const shells = [
    { language: edition.pages.language, shown: editions.map(shellOf), signIns },
    ...others.map((other, at) => ({
      language: other.pages.language,
      shown: [shellOf(other)],
      signIns: signIns.slice(at + 1, at + 2),
    })),
  ];
  const fileIn = (language: Pages['language'], file: string) => pathIn(language, file).slice(1);
  const inOthers = await Promise.all(others.map((other) => filesIn(other, root, script)));
  return {
    // Site-wide files, such as the sitemap, come from the first language.
    ...Object.fromEntries(inOthers.flat()),
    ...Object.fromEntries(await filesIn(edition, root, script)),
    // A document below a language's prefix has one language; the others have the first screen of each.
    ...Object.fromEntries(
      shells.flatMap(({ language, shown, signIns }) => [
        [
          fileIn(language, `/${shellFile}`),
          insertShell(edition.appHtml, shown, { fontCss, scripts: { chooser } }),
        ],
        [
          fileIn(language, `${paths.signIn}.html`),
          insertShell(edition.appHtml, signIns, { fontCss, scripts: { chooser, own: firstForm } }),
        ],
      ]),
    ),
    ...Object.fromEntries(filesOf(notFoundPage, edition, { script, first: leave }).files),
    ...Object.fromEntries(await Promise.all(drawn)),
    [scriptHashesFile]: JSON.stringify([script, speculationRules, chooser, leave, firstForm].map(policyHash)),
    'favicon.ico': await drawFavicon(root),
    [edition.pages.sitePaths.errorCollector.slice(1)]: await errorCollectorScript(),
  };
}
