import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManifest } from './baselines.ts';
import { runPictures } from './pictures.ts';
import { writeStandInBook, type StandInStory } from './standInBook.ts';
import type { Summary } from './summary.ts';

const square = '<div style="width:120px;height:120px;border-radius:40px;background:#0f4c45"></div>';
const words = '<p>Know where every truck stands.</p>';

const stories: Record<string, StandInStory> = {
  words: { html: words, parameters: { visual: { viewports: [375, 768] } } },
  recoloured: { html: words },
  round: { html: square },
  moved: { html: square },
  grown: { html: square },
  longPage: { html: `${words.repeat(90)}<p>November 16</p>` },
  gone: { html: '<p>Gone</p>' },
  failing: { html: '<p>Plans</p>' },
  secret: { html: '<p>Map</p>' },
  restless: {
    html: '<p></p>',
    script: 'root.firstChild.textContent = `${new Date().toISOString()} ${Math.random()}`',
  },
  spinning: {
    html: `<style>@keyframes turn { to { transform: rotate(1turn) } }</style>
      <div style="width:60px;height:30px;background:#1f1a17;animation:turn 1s linear infinite"></div>`,
  },
};

let folder: string;
let books = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await run(stories, { update: true });
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Runs the harness over these stories. */
async function run(
  shown: Record<string, StandInStory>,
  {
    update = false,
    baselines = 'baselines',
    filter,
  }: { update?: boolean; baselines?: string; filter?: string } = {},
): Promise<Summary> {
  books += 1;
  const book = path.join(folder, `book-${books}`);
  await writeStandInBook(book, shown);
  return runPictures({
    update,
    static: book,
    ...(filter !== undefined && { filter }),
    repeat: 1,
    workers: 2,
    baselines: path.join(folder, baselines),
    report: path.join(folder, 'report'),
  });
}

describe('a run over stories that did not change', () => {
  it('finds every picture as expected to the pixel, whatever the time, the dice and the animations do', async () => {
    const summary = await run(stories);
    expect(summary).toMatchObject({ passed: true, pictures: 22, tolerated: 0, flakes: [] });
  });

  it('keeps one file for pictures that look the same, across stories and widths', async () => {
    const manifest = await readManifest(path.join(folder, 'baselines'));
    const files = ['words', 'recoloured'].flatMap((id) =>
      Object.values(manifest[id] ?? {}).map(({ file }) => file),
    );
    expect(files).toHaveLength(4);
    expect(new Set(files).size).toBe(1);
  });

  it('writes nothing when asked to update', async () => {
    const before = await readdir(path.join(folder, 'baselines', 'ink'));
    const summary = await run(stories, { update: true });
    expect(summary.written).toBe(0);
    expect(await readdir(path.join(folder, 'baselines', 'ink'))).toEqual(before);
  });
});

describe('a run over stories that changed', () => {
  let summary: Summary;

  beforeAll(async () => {
    const { gone: _, ...left } = stories;
    summary = await run({
      ...left,
      round: { html: square.replace('40px', '40.05px') },
      moved: { html: `<div style="padding-left:1px">${square}</div>` },
      grown: { html: square.replace('height:120px', 'height:140px') },
      recoloured: { html: '<p style="color:#0c0c0c">Know where every truck stands.</p>' },
      longPage: { html: `${words.repeat(90)}<p>November 18</p>` },
      late: { html: '<p>Late</p>' },
      failing: { html: '<p>Plans</p>', fails: 'Nobody answered' },
      restless: {
        html: '<p></p>',
        script:
          'const line = root.firstChild; setInterval(() => { line.textContent = performance.now() }, 5)',
      },
      secret: { html: '<p>Map</p>', parameters: { visual: { skip: 'It shows a live map.' } } },
    });
  });

  it('fails', () => {
    expect(summary.passed).toBe(false);
  });

  it('tolerates corners whose antialiasing differs', () => {
    expect(summary.tolerated).toBe(2);
    expect(summary.words).not.toContain('Stand-in: round');
  });

  it('catches an element that moved by one pixel', () => {
    expect(summary.words).toMatch(/changed Stand-in: moved, 375: Its ink starts 1 px to the right\./u);
  });

  it('catches one changed digit on a long page', () => {
    expect(summary.words).toContain('changed Stand-in: longPage, 375');
  });

  it('catches words in a slightly lighter colour', () => {
    expect(summary.words).toContain('changed Stand-in: recoloured, 1280');
  });

  it('says from what size to what size a story grew', () => {
    expect(summary.words).toContain('grown, 375: It was 120 × 120 and is now 120 × 140.');
  });

  it('names a story that has no baseline yet', () => {
    expect(summary.words).toContain('Stand-in: late, 375: There is no baseline for this picture yet.');
  });

  it('names a baseline whose story is gone', () => {
    expect(summary.words).toContain('gone, 375: There is a baseline, but no such story');
  });

  it('repeats the words of a story that failed', () => {
    expect(summary.words).toContain('failing, 375: Nobody answered');
  });

  it('refuses a story that never stands still', () => {
    expect(summary.words).toContain('restless, 375: The story never stands still');
  });

  it('repeats why a story was left out, and misses its baseline', () => {
    expect(summary.words).toContain('Stand-in: secret: It shows a live map.');
    expect(summary.words).toContain('secret, 375: There is a baseline, but no such story');
  });

  it('leaves a page that holds every finding, the failures first', async () => {
    const page = await readFile(path.join(folder, 'report', 'index.html'), 'utf8');
    expect(page.match(/<article/gu)).toHaveLength(
      summary.pictures - summary.counts.same + summary.counts.missing,
    );
    expect(page.indexOf('data-kind="failed"')).toBeLessThan(page.indexOf('data-kind="changed"'));
    expect(page).not.toMatch(/src="(?!data:)/u);
  });
});

describe('an update', () => {
  it('replaces what changed, forgets what is gone and leaves the rest alone', async () => {
    const place = { baselines: 'updated' };
    const first = { kept: { html: words }, changed: { html: square }, gone: { html: '<p>Gone</p>' } };
    const then = { kept: first.kept, changed: { html: '<p>Square</p>' } };
    await run(first, { ...place, update: true });
    expect(await run(then, { ...place, update: true })).toMatchObject({ passed: true, written: 2 });
    expect(await run(then, place)).toMatchObject({ passed: true, pictures: 4, tolerated: 0 });
  });

  it('touches only the stories of the filter', async () => {
    const place = { baselines: 'filtered' };
    await run({ one: { html: words }, two: { html: square } }, { ...place, update: true });
    const changed = { one: { html: '<p>One</p>' }, two: { html: '<p>Two</p>' } };
    await run(changed, { ...place, update: true, filter: 'one' });
    const summary = await run({ ...changed, two: { html: square } }, place);
    expect(summary).toMatchObject({ passed: true, pictures: 4, tolerated: 0 });
  });
});

describe('the brand orange, two percent lighter', () => {
  it('is caught in each story that shows it and in no other', async () => {
    const place = { baselines: 'brand' };
    await run(await brandStories(), { ...place, update: true });
    const summary = await run(await brandStories(lighter), place);
    expect(summary).toMatchObject({ passed: false, counts: { changed: 4, same: 2 } });
    expect(summary.words).toMatch(/changed Stand-in: button, 375/u);
    expect(summary.words).toMatch(/changed Stand-in: steps, 1280/u);
    expect(summary.words).not.toContain('Stand-in: words');
  });
});

/** A colour with two percent of white in it, which is the least that "two percent lighter" can mean. */
function lighter(hex: string): string {
  const channels = [...Buffer.from(hex.slice(1), 'hex')].map((level) =>
    Math.round(level + (255 - level) * 0.02),
  );
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** Components of ours in our theme, drawn with one token changed. */
async function brandStories(change = (hex: string) => hex): Promise<Record<string, StandInStory>> {
  vi.resetModules();
  vi.doMock('#theme/tokens.ts', async (original) => {
    const { tokens } = await original<typeof import('#theme/tokens.ts')>();
    return { tokens: { ...tokens, color: { ...tokens.color, orange: change(tokens.color.orange) } } };
  });
  const { ThemeProvider } = await import('@mui/material/styles');
  const { theme } = await import('#theme/theme.ts');
  const { ActionButton } = await import('#components/ActionButton.tsx');
  const { StepProgress } = await import('#components/StepProgress.tsx');
  const steps = ['Account', 'Plan', 'Payment', 'Confirmation'];
  const draw = (part: ReactElement) => renderToStaticMarkup(createElement(ThemeProvider, { theme }, part));
  return {
    button: { html: draw(createElement(ActionButton, { variant: 'contained' }, 'Start free trial')) },
    steps: {
      html: draw(createElement(StepProgress, { label: 'Steps', steps, current: 1, doneText: 'done' })),
    },
    words: { html: draw(createElement('p', {}, 'Know where every truck stands.')) },
  };
}
