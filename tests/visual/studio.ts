import type { Browser } from '@playwright/test';
import { viewports, type ViewportName } from '#stories/support/pictured.ts';
import { isExactly, type Manifest } from './baselines.ts';
import { openCamera, type Camera } from './camera.ts';
import type { PicturedStory } from './catalogue.ts';
import { judge, type Subject, type Verdict } from './verdict.ts';

/** What a session in the studio needs. */
export interface Session {
  browser: Browser;
  /** Where the built Storybook is served. */
  book: string;
  stories: PicturedStory[];
  manifest: Manifest;
  /** The folder of the baselines. */
  folder: string;
  workers: number;
  /** Whether a picture that differs is looked at again on a fresh page; off when baselines are being written. */
  lookAgain: boolean;
}

/** More second looks than this are no flake but a change of the design, and would only cost time. */
const secondLooks = 24;

const names = Object.keys(viewports) as ViewportName[];

/**
 * Photographs and judges every story at its viewports. The share of each worker and the order in it are the same in
 * every run: every nth story, first all of them at one viewport, then at the next.
 */
export async function photograph(session: Session): Promise<Verdict[]> {
  const shares = Array.from({ length: session.workers }, (_, worker) =>
    session.stories.filter((_story, place) => place % session.workers === worker),
  );
  const verdicts = (await Promise.all(shares.map((share) => workThrough(session, share)))).flat();
  const doubtful = verdicts.filter(
    ({ kind }) => kind === 'changed' || kind === 'resized' || kind === 'failed',
  );
  if (!session.lookAgain || doubtful.length > secondLooks) return verdicts;

  const second = new Map<Verdict, Verdict>();
  for (const verdict of doubtful) {
    const again = await onFreshPage(session, verdict);
    if (again.kind === 'same') second.set(verdict, { ...again, unsteady: true });
  }
  return verdicts.map((verdict) => second.get(verdict) ?? verdict);
}

async function workThrough(session: Session, share: PicturedStory[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const viewport of names) {
    const due = share.filter((story) => story.viewports.includes(viewport));
    if (due.length === 0) continue;
    const camera = await openCamera(session.browser, session.book, viewport);
    for (const { id, name } of due) {
      verdicts.push(await shoot(session, camera, { storyId: id, name, width: viewports[viewport].width }));
    }
    await camera.close();
  }
  return verdicts;
}

async function onFreshPage(session: Session, { storyId, name, width }: Subject): Promise<Verdict> {
  const viewport = names.find((candidate) => viewports[candidate].width === width) ?? 'desktop';
  const camera = await openCamera(session.browser, session.book, viewport);
  const verdict = await shoot(session, camera, { storyId, name, width });
  await camera.close();
  return verdict;
}

async function shoot(session: Session, camera: Camera, subject: Subject): Promise<Verdict> {
  const entry = session.manifest[subject.storyId]?.[subject.width];
  const shot = await camera.take(
    subject.storyId,
    (picture) => entry !== undefined && isExactly(entry, picture),
  );
  if ('failure' in shot) return { ...subject, kind: 'failed', words: shot.failure };
  return judge(session.folder, entry, subject, shot.picture);
}
