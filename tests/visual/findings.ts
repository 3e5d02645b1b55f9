import { readPicture } from './baselines.ts';
import { compare } from './comparison.ts';
import { encode, unpack, type Pixels } from './picture.ts';
import type { Verdict } from './verdict.ts';

/** Something to look at: a verdict other than "same", with its pictures as data addresses. */
export interface Finding {
  kind: Exclude<Verdict['kind'], 'same'>;
  storyId: string;
  name: string;
  width: number;
  words: string;
  /** How many times over the tolerance; endless for what has no tolerance. */
  severity: number;
  expected?: string;
  actual?: string;
  difference?: string;
}

/** With more pictures than this a report would be too heavy to open; the mildest findings come without. */
const mostPictured = 150;

/** Lists what is not as expected, the worst first: failures, then what is missing, then by severity, then the new. */
export async function gatherFindings(folder: string, verdicts: Verdict[]): Promise<Finding[]> {
  const odd = verdicts
    .filter((verdict) => verdict.kind !== 'same')
    .toSorted((first, second) => severityOf(second) - severityOf(first));
  const findings: Finding[] = [];
  for (const verdict of odd) {
    const { kind, storyId, name, width, words } = verdict;
    const pictures = findings.length < mostPictured ? await picturesOf(folder, verdict) : {};
    findings.push({ kind, storyId, name, width, words, severity: severityOf(verdict), ...pictures });
  }
  return findings;
}

function severityOf(verdict: Verdict): number {
  if (verdict.kind === 'failed') return Number.POSITIVE_INFINITY;
  if (verdict.kind === 'missing') return 1e9;
  return 'severity' in verdict ? verdict.severity : 0;
}

async function picturesOf(
  folder: string,
  verdict: Verdict,
): Promise<Pick<Finding, 'expected' | 'actual' | 'difference'>> {
  if (verdict.kind === 'missing') {
    return { expected: await address((await readPicture(folder, verdict.entry)).ink) };
  }
  if (verdict.kind === 'new') return { actual: await address((await unpack(verdict.packed)).ink) };
  if (verdict.kind !== 'changed' && verdict.kind !== 'resized') return {};
  const { expected, actual, difference } = compare(
    await readPicture(folder, verdict.entry),
    await unpack(verdict.packed),
  );
  return {
    expected: await address(expected),
    actual: await address(actual),
    difference: await address(difference),
  };
}

async function address(pixels: Pixels): Promise<string> {
  const encoded = await encode(pixels);
  return `data:image/webp;base64,${encoded.toString('base64')}`;
}
