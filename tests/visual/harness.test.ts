import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManifest } from './baselines.ts';
import { runHarness, type HarnessRun } from './runHarness.ts';
import type { StandInStory } from './standInBook.ts';

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
let first: HarnessRun;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  first = await runHarness(folder, { ...stories, ...(await brandStories()) }, ['--update-snapshots']);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('an update', () => {
  it('stores every picture and says how many', () => {
    expect(first).toMatchObject({ passed: true });
    expect(first.output).toContain('28 baselines written');
  });

  it('keeps one file for pictures that look the same, across stories and widths', async () => {
    const manifest = await readManifest(path.join(folder, 'baselines'));
    const files = ['words', 'recoloured'].flatMap((id) =>
      Object.values(manifest[id] ?? {}).flatMap(({ bands }) => bands.map(([file]) => file)),
    );
    expect(files).toHaveLength(4);
    expect(new Set(files).size).toBe(1);
  });

  it('touches only the stories of the filter, and forgets what is gone', async () => {
    const before = await readdir(path.join(folder, 'baselines', 'ink'));
    const { gone: _, ...left } = { ...stories, ...(await brandStories()) };
    const changed = { ...left, round: { html: '<p>Round</p>' }, moved: { html: '<p>Moved</p>' } };
    const run = await runHarness(folder, changed, ['--update-snapshots', '--grep', 'round']);
    expect(run.output).toContain('2 baselines written');
    const manifest = await readManifest(path.join(folder, 'baselines'));
    expect(manifest).not.toHaveProperty('gone');
    const back = await runHarness(folder, { ...stories, ...(await brandStories()) }, ['--update-snapshots']);
    expect(back.output).toContain('4 baselines written');
    expect(await readdir(path.join(folder, 'baselines', 'ink'))).toEqual(before);
  });
});

describe('a run over stories that did not change', () => {
  it('passes and attaches nothing, whatever the time, the dice and the animations do', async () => {
    const run = await runHarness(folder, { ...stories, ...(await brandStories()) });
    expect(run).toMatchObject({ passed: true });
    expect([...run.outcomes.values()].flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(run.output).not.toContain('unsteady');
  });
});

describe('a run over stories that changed', () => {
  let run: HarnessRun;
  const wordsOf = (name: string) => run.outcomes.get(name)?.words ?? '';

  beforeAll(async () => {
    const { gone: _, ...left } = stories;
    run = await runHarness(folder, {
      ...left,
      ...(await brandStories(lighter)),
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
    expect(run.passed).toBe(false);
  });

  it('tolerates corners whose antialiasing differs', () => {
    expect(run.outcomes.get('Stand-in: round, phone')?.passed).toBe(true);
  });

  it('catches an element that moved by one pixel', () => {
    expect(wordsOf('Stand-in: moved, phone')).toContain('Its ink starts 1 px to the right.');
  });

  it('catches one changed digit on a long page', () => {
    expect(run.outcomes.get('Stand-in: longPage, phone')?.passed).toBe(false);
  });

  it('catches words in a slightly lighter colour', () => {
    expect(run.outcomes.get('Stand-in: recoloured, desktop')?.passed).toBe(false);
  });

  it('says from what size to what size a story grew', () => {
    expect(wordsOf('Stand-in: grown, phone')).toContain('It was 120 × 120 and is now 120 × 140.');
  });

  it('attaches before, after and what differs', () => {
    const { attachments } = run.outcomes.get('Stand-in: grown, phone') ?? { attachments: [] };
    // Some versions of Playwright add a description of the page at the failure.
    const pictures = attachments.filter((name) => name.startsWith('picture-'));
    expect(pictures).toEqual(['picture-expected.png', 'picture-actual.png', 'picture-diff.png']);
  });

  it('names a story that has no baseline yet', () => {
    expect(wordsOf('Stand-in: late, phone')).toContain('There is no baseline for this picture yet.');
  });

  it('names the baselines whose story is gone or left out', () => {
    const orphans = wordsOf('every agreed picture belongs to a story, phone');
    expect(orphans).toContain('gone 375');
    expect(orphans).toContain('secret 1280');
  });

  it('repeats the words of a story that failed', () => {
    expect(wordsOf('Stand-in: failing, phone')).toContain('Nobody answered');
  });

  it('refuses a story that never stands still', () => {
    expect(wordsOf('Stand-in: restless, phone')).toContain('The story never stands still');
  });

  it('repeats why a story was left out', () => {
    expect(run.output).toContain('Stand-in: secret: It shows a live map.');
  });

  it('catches the brand orange two per cent lighter in each story that shows it and in no other', () => {
    const passed = ['button', 'steps', 'plain'].map(
      (id) => run.outcomes.get(`Stand-in: ${id}, phone`)?.passed,
    );
    expect(passed).toEqual([false, false, true]);
  });

  it('leaves a report that people open', async () => {
    expect(await readFile(path.join(folder, 'visual/index.html'), 'utf8')).toContain('<html');
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
    plain: { html: draw(createElement('p', {}, 'Know where every truck stands.')) },
  };
}
