import { readFile } from 'node:fs/promises';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { viewports } from '#stories/support/pictured.ts';
import { readManifest, weighBaselines, writeManifest, type Entry } from './baselines.ts';
import type { PicturedStory } from './catalogue.ts';
import { settings } from './settings.ts';

/** A picture that a test stored in place of its baseline. */
interface Stored {
  id: string;
  width: number;
  entry: Entry;
}

/**
 * Writes the manifest of the baselines after an update, where the pictures of all workers come together, and says
 * which pictures were unsteady, which stories have none and what the baselines weigh.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class BaselineReporter implements Reporter {
  readonly #stored: Stored[] = [];
  readonly #unsteady: string[] = [];
  #updating = false;

  onBegin(config: FullConfig): void {
    this.#updating = config.updateSnapshots !== 'none';
  }

  onTestEnd(test: TestCase, { attachments, annotations }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === 'baseline' && body) this.#stored.push(JSON.parse(body.toString()) as Stored);
    if (annotations.some(({ type }) => type === 'unsteady'))
      this.#unsteady.push(test.titlePath().join(' › '));
  }

  async onEnd(): Promise<void> {
    const stories = JSON.parse(await readFile(settings.catalogue, 'utf8')) as PicturedStory[];
    if (this.#updating) await this.#update(stories);
    for (const { name, leftOut } of stories) if (leftOut !== undefined) say(`left out  ${name}: ${leftOut}`);
    for (const title of this.#unsteady) say(`unsteady  ${title}`);
    const { files, bytes } = await weighBaselines(settings.baselines);
    say(`Baselines: ${(bytes / 1e6).toFixed(2)} MB in ${files} files`);
  }

  async #update(stories: PicturedStory[]): Promise<void> {
    const manifest = await readManifest(settings.baselines);
    for (const { id, width, entry } of this.#stored) (manifest[id] ??= {})[width] = entry;
    const kept = stories.map(({ id, viewports: pictured }) => {
      const widths = new Set(pictured.map((name) => String(viewports[name].width)));
      const entries = Object.entries(manifest[id] ?? {}).filter(([width]) => widths.has(width));
      return [id, Object.fromEntries(entries)] as const;
    });
    await writeManifest(settings.baselines, Object.fromEntries(kept));
    say(`${this.#stored.length} baselines written; the others were within the tolerance and stay.`);
  }
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
