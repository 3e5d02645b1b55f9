import type { Verdict } from './verdict.ts';

/** Everything a run knows about itself. */
export interface RunFacts {
  verdicts: Verdict[];
  leftOut: { name: string; leftOut: string }[];
  /** Pictures that did not come out the same in every run, or only at the second look. */
  flakes: string[];
  runs: number;
  stories: number;
  /** How long each run took. */
  seconds: number[];
  /** How long Storybook took to build; 0 when it was fresh. */
  buildSeconds: number;
  /** The browser's version. */
  browser: string;
  weight: { files: number; bytes: number };
  /** How many baselines were written; undefined when the run compared. */
  written: number | undefined;
}

/** A run in numbers and in words. */
export interface Summary extends Omit<RunFacts, 'verdicts'> {
  passed: boolean;
  pictures: number;
  counts: Record<Verdict['kind'], number>;
  /** How many of those as expected are so within the tolerance only, not to the pixel. */
  tolerated: number;
  /** For the console, several lines. */
  words: string;
}

/** How each kind is called after a number. */
export const kindWords: Record<Verdict['kind'], string> = {
  same: 'as expected',
  changed: 'changed',
  resized: 'changed in size',
  new: 'without a baseline',
  missing: 'with a baseline but no story',
  failed: 'whose story failed',
};

/** Sums a run up. Writing baselines succeeds unless a story failed; comparing succeeds when all is as expected. */
export function summarise({ verdicts, ...facts }: RunFacts): Summary {
  const counts = { same: 0, changed: 0, resized: 0, new: 0, missing: 0, failed: 0 };
  for (const { kind } of verdicts) counts[kind] += 1;
  const pictures = verdicts.length - counts.missing;
  const passed =
    facts.written === undefined ? verdicts.length === counts.same && pictures > 0 : counts.failed === 0;
  const tolerated = verdicts.filter((verdict) => verdict.kind === 'same' && !verdict.exact).length;
  const words = describe(verdicts, facts, counts, tolerated);
  return { ...facts, counts, pictures, tolerated, passed, words };
}

/** Finds the pictures that came out differently in one run than in another, or needed a second look. */
export function flakesOf(runs: Verdict[][]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const verdict of runs.flat()) {
    const name = `${verdict.name}, ${verdict.width}`;
    const kind = verdict.kind === 'same' && verdict.unsteady ? 'unsteady' : verdict.kind;
    kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  }
  return [...kinds].filter(([, seen]) => seen.size > 1 || seen.has('unsteady')).map(([name]) => name);
}

function describe(
  verdicts: Verdict[],
  facts: Omit<RunFacts, 'verdicts'>,
  counts: Record<Verdict['kind'], number>,
  tolerated: number,
): string {
  const pictures = verdicts.length - counts.missing;
  const { weight, written } = facts;
  const problems = verdicts.filter((verdict) => verdict.kind !== 'same' && isWorthSaying(verdict, written));
  const lines = problems
    .slice(0, 40)
    .map((verdict) => `  ${verdict.kind.padEnd(8)}${verdict.name}, ${verdict.width}: ${firstLine(verdict)}`);
  if (problems.length > 40) lines.push(`  … and ${problems.length - 40} more, all in the report`);
  const outcome = (Object.keys(counts) as Verdict['kind'][])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kindWords[kind]}`);
  if (tolerated > 0) outcome.push(`${tolerated} of them within the tolerance only`);
  const mean = facts.seconds.reduce((sum, one) => sum + one, 0) / facts.seconds.length;
  return [
    ...lines,
    ...facts.leftOut.map(({ name, leftOut }) => `  left out  ${name}: ${leftOut}`),
    ...facts.flakes.map((name) => `  unsteady ${name}`),
    `${pictures} pictures of ${facts.stories} stories: ${outcome.join(', ')}.`,
    facts.runs > 1 ? `${facts.runs} runs, ${facts.flakes.length} flakes, ${mean.toFixed(1)} s each.` : '',
    written === undefined
      ? ''
      : `${written} baselines written; the others were within the tolerance and stay.`,
    [
      facts.runs > 1 ? '' : `${mean.toFixed(1)} s of pictures`,
      facts.buildSeconds > 0 ? `${facts.buildSeconds.toFixed(1)} s of building Storybook` : '',
      `baselines ${(weight.bytes / 1e6).toFixed(2)} MB in ${weight.files} files`,
      `Chromium ${facts.browser}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
    !isFine(verdicts, written)
      ? 'If the changes are meant: npm run visual:update, then look at what git shows.'
      : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function isWorthSaying({ kind }: Verdict, written: number | undefined): boolean {
  return written === undefined || kind !== 'new';
}

function isFine(verdicts: Verdict[], written: number | undefined): boolean {
  return written !== undefined || verdicts.every(({ kind }) => kind === 'same' || kind === 'failed');
}

function firstLine(verdict: Verdict): string {
  return verdict.kind === 'same' ? '' : (verdict.words.split('\n')[0] ?? '');
}
