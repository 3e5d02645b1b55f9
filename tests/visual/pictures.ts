import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest, storePicture, weighBaselines, writeManifest, type Manifest } from './baselines.ts';
import { freshBook, serveBook } from './book.ts';
import { launchBrowser } from './browser.ts';
import { readCatalogue, type PicturedStory } from './catalogue.ts';
import type { Options } from './options.ts';
import { gatherFindings } from './findings.ts';
import { writeReport } from './report.ts';
import { photograph, type Session } from './studio.ts';
import { flakesOf, summarise, type Summary } from './summary.ts';
import { findMissing, type Verdict } from './verdict.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Takes the pictures once or several times, compares or writes them, and leaves a report.
 * @returns what came of it; `passed` when everything is as expected.
 */
export async function runPictures(options: Options): Promise<Summary> {
  const book =
    options.static === undefined ? await freshBook(projectRoot) : { folder: options.static, seconds: 0 };
  if (!existsSync(path.join(book.folder, 'index.json'))) {
    throw new Error(`${book.folder} holds no built Storybook.`);
  }
  const served = await serveBook(book.folder);
  const browser = await launchBrowser(options.browser);
  try {
    const catalogue = await readCatalogue(browser, book.folder, served.url);
    const wanted = ({ id, name }: { id: string; name: string }) =>
      options.filter === undefined || `${id} ${name}`.toLowerCase().includes(options.filter);
    const stories = catalogue.filter(wanted);
    const session: Session = {
      browser,
      book: served.url,
      stories,
      manifest: await readManifest(options.baselines),
      folder: options.baselines,
      workers: options.workers,
      lookAgain: !options.update,
    };
    const runs: Verdict[][] = [];
    const seconds: number[] = [];
    for (let turn = 1; turn <= options.repeat; turn += 1) {
      const start = performance.now();
      const verdicts = await photograph(session);
      // A story that was left out or whose file was deleted leaves its baselines behind.
      const gone = findMissing(session.manifest, verdicts, (id) => wanted({ id, name: id }));
      runs.push([...verdicts, ...gone]);
      seconds.push((performance.now() - start) / 1000);
      if (options.repeat > 1)
        console.log(`Run ${turn} of ${options.repeat}: ${seconds.at(-1)?.toFixed(1)} s`);
    }

    const verdicts = runs.at(-1) ?? [];
    // Before the update deletes the pictures that are replaced.
    const findings = await gatherFindings(options.baselines, verdicts);
    const written = options.update ? await update(options.baselines, session.manifest, verdicts) : 0;
    const summary = summarise({
      verdicts,
      leftOut: stories.filter(
        (story): story is PicturedStory & { leftOut: string } => story.leftOut !== undefined,
      ),
      flakes: flakesOf(runs),
      runs: runs.length,
      stories: stories.length,
      seconds,
      buildSeconds: book.seconds,
      browser: browser.version(),
      weight: await weighBaselines(options.baselines),
      written: options.update ? written : undefined,
    });
    await writeReport(options.report, findings, summary);
    return summary;
  } finally {
    await browser.close();
    await served.stop();
  }
}

/** Writes what changed and forgets what is gone. @returns how many pictures were written. */
async function update(folder: string, manifest: Manifest, verdicts: Verdict[]): Promise<number> {
  let written = 0;
  for (const verdict of verdicts) {
    const pictures = (manifest[verdict.storyId] ??= {});
    if (verdict.kind === 'missing') {
      delete pictures[verdict.width];
    } else if (verdict.kind === 'new' || verdict.kind === 'changed' || verdict.kind === 'resized') {
      pictures[verdict.width] = await storePicture(folder, verdict.packed);
      written += 1;
    }
  }
  await writeManifest(folder, manifest);
  return written;
}
