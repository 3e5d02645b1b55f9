import { isExactly, readPicture, type Entry, type Manifest } from './baselines.ts';
import { compare, type Comparison } from './comparison.ts';
import { pack, type Packed, type Picture } from './picture.ts';

/** Which picture: a story at a viewport's width in CSS pixels. */
export interface Subject {
  storyId: string;
  /** The story's place and name, for people. */
  name: string;
  width: number;
}

/** What is to be said about one picture. */
export type Verdict = Subject &
  (
    | { kind: 'same'; exact: boolean; unsteady: boolean }
    | { kind: 'changed' | 'resized'; entry: Entry; packed: Packed; severity: number; words: string }
    | { kind: 'new'; packed: Packed; words: string }
    | { kind: 'missing'; entry: Entry; words: string }
    | { kind: 'failed'; words: string }
  );

/** How far the size of the ink may be off before a change is called a change of size, in CSS pixels. */
const sizeSlack = 2;

/** Judges a picture against its baseline, if there is one. */
export async function judge(
  folder: string,
  entry: Entry | undefined,
  subject: Subject,
  picture: Picture,
): Promise<Verdict> {
  if (entry === undefined) {
    const words = 'There is no baseline for this picture yet.';
    return { ...subject, kind: 'new', packed: await pack(picture), words };
  }
  if (isExactly(entry, picture)) return { ...subject, kind: 'same', exact: true, unsteady: false };
  const comparison = compare(await readPicture(folder, entry), picture);
  if (comparison.same) return { ...subject, kind: 'same', exact: false, unsteady: false };

  const { severity } = comparison;
  const packed = await pack(picture);
  const [width, height] = entry.size;
  const { ink } = picture;
  if (Math.abs(ink.width - width) > sizeSlack || Math.abs(ink.height - height) > sizeSlack) {
    const words = `It was ${width} × ${height} and is now ${ink.width} × ${ink.height}.`;
    return { ...subject, kind: 'resized', entry, packed, severity, words };
  }
  const words = describeChange(entry, picture, comparison);
  return { ...subject, kind: 'changed', entry, packed, severity, words };
}

/** Finds the baselines whose story, or whose viewport of a story, is gone. */
export function findMissing(
  manifest: Manifest,
  subjects: Subject[],
  wanted: (id: string) => boolean,
): Verdict[] {
  const present = new Set(subjects.map(({ storyId, width }) => `${storyId} ${width}`));
  return Object.entries(manifest)
    .filter(([id]) => wanted(id))
    .flatMap(([storyId, pictures]) =>
      Object.entries(pictures)
        .filter(([width]) => !present.has(`${storyId} ${width}`))
        .map(([width, entry]) => ({
          storyId,
          name: storyId,
          width: Number(width),
          kind: 'missing' as const,
          entry,
          words: 'There is a baseline, but no such story at this width any more.',
        })),
    );
}

function describeChange(
  { at: [left, top], around }: Entry,
  picture: Picture,
  { counts }: Comparison,
): string {
  const moved = [
    picture.left === left
      ? []
      : [`${Math.abs(picture.left - left)} px to the ${picture.left > left ? 'right' : 'left'}`],
    picture.top === top ? [] : [`${Math.abs(picture.top - top)} px ${picture.top > top ? 'down' : 'up'}`],
  ].flat();
  return [
    moved.length > 0 ? `Its ink starts ${moved.join(' and ')}.` : '',
    around === picture.background ? '' : `The page around it was ${around} and is now ${picture.background}.`,
    `${counts.shape} pixels have another shape, ${counts.tone} even ones another tone, ${counts.grain} differ at all.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
