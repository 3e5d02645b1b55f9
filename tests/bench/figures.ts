import type { Audit, Device } from './audit.ts';
import type { Paints } from './paints.ts';

/** The goal of a figure. */
export type Goal =
  | { kind: 'ratio'; most: number }
  | { kind: 'most'; most: number }
  | { kind: 'least'; least: number }
  | { kind: 'more'; most: number };

/** One line of the table. */
export interface Figure {
  name: string;
  /** The page's figure, and the floor page's, if it has one. */
  ours: number;
  floor: number | null;
  /** Digits after the decimal point. */
  digits: number;
  goal: Goal | null;
}

/** The number in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** The half of the visits during which the machine was fastest. */
function quietHalf(audits: readonly Audit[]): Audit[] {
  return audits.toSorted((a, b) => b.machine - a.machine).slice(0, Math.ceil(audits.length / 2));
}

/** On a laptop both times are small numbers, whose ratio is noise: its goal is three frames. */
function paintGoal(device: Device, most: number): Goal {
  return device === 'mobile' ? { kind: 'ratio', most } : { kind: 'more', most: 50 };
}

/** The lines of the first and the largest paint: medians of the half of the visits in which they came earliest. */
export function paintFigures(device: Device, ours: readonly Paints[], floor: readonly Paints[]): Figure[] {
  const quiet = (paints: readonly Paints[], key: keyof Paints) =>
    median(
      paints
        .map((each) => each[key])
        .toSorted((a, b) => a - b)
        .slice(0, Math.ceil(paints.length / 2)),
    );
  const figure = (name: string, key: keyof Paints, most: number): Figure => ({
    name,
    ours: quiet(ours, key),
    floor: quiet(floor, key),
    digits: 0,
    goal: paintGoal(device, most),
  });
  return [
    figure('First contentful paint, ms', 'first', 1.05),
    // The page loads its own font; without it, the goal would be 1.05.
    figure('Largest contentful paint, ms', 'largest', 1.1),
  ];
}

/** A task is long from 50 ms on (web.dev, "Total Blocking Time"), unless this machine needs longer for the floor. */
function longestTaskFigure(figure: Figure): Figure {
  return { ...figure, goal: { kind: 'most', most: Math.max(50, (figure.floor ?? 0) + 10) } };
}

const KiB = 1024;

/** The table lines of one device. Times are medians of the quiet half. */
export function auditFigures(device: Device, ours: readonly Audit[], floor: readonly Audit[]): Figure[] {
  const time = (
    name: string,
    key: 'firstPaint' | 'largestPaint' | 'mainThread' | 'longestTask' | 'blocked',
    goal: Goal | null,
  ): Figure => ({
    name,
    ours: median(quietHalf(ours).map((audit) => audit[key])),
    floor: median(quietHalf(floor).map((audit) => audit[key])),
    digits: 0,
    goal,
  });
  const score = (name: string, key: 'performance' | 'accessibility' | 'practices' | 'search'): Figure => ({
    name,
    ours: median(ours.map((audit) => audit[key])),
    floor: median(floor.map((audit) => audit[key])),
    digits: 0,
    goal: { kind: 'least', least: 100 },
  });
  const worst = (audits: readonly Audit[], key: 'shift' | 'scripts' | 'bytes' | 'requests' | 'blocked') =>
    Math.max(...audits.map((audit) => audit[key]));
  return [
    // Lighthouse computes these as if a browser painted nothing before the page's last byte; `paintFigures` measures them.
    time('First paint if computed, ms', 'firstPaint', null),
    time('Largest paint if computed, ms', 'largestPaint', null),
    // On a laptop both are small numbers, whose ratio is noise.
    time('Main-thread work, ms', 'mainThread', device === 'mobile' ? { kind: 'ratio', most: 2 } : null),
    longestTaskFigure(time('Longest task, ms', 'longestTask', null)),
    time('Total blocking time, ms', 'blocked', { kind: 'most', most: 0 }),
    {
      name: 'Total blocking time, worst, ms',
      ours: worst(ours, 'blocked'),
      floor: worst(floor, 'blocked'),
      digits: 0,
      goal: { kind: 'more', most: 20 },
    },
    {
      name: 'Cumulative layout shift, worst',
      ours: worst(ours, 'shift'),
      floor: worst(floor, 'shift'),
      digits: 3,
      goal: { kind: 'most', most: 0 },
    },
    score('Performance', 'performance'),
    score('Accessibility', 'accessibility'),
    score('Best practices', 'practices'),
    score('SEO', 'search'),
    {
      name: 'Script files',
      ours: worst(ours, 'scripts'),
      floor: worst(floor, 'scripts'),
      digits: 0,
      goal: { kind: 'most', most: 0 },
    },
    {
      name: 'All bytes, KiB',
      ours: worst(ours, 'bytes') / KiB,
      floor: worst(floor, 'bytes') / KiB,
      digits: 1,
      goal: { kind: 'ratio', most: 1.9 },
    },
    {
      name: 'Requests',
      ours: worst(ours, 'requests'),
      floor: worst(floor, 'requests'),
      digits: 0,
      // On a laptop the browser loads five small pictures of features ahead of the scroll.
      goal: { kind: 'more', most: device === 'mobile' ? 2 : 4 },
    },
  ];
}

/** Whether a figure meets its goal; true if it has no goal. */
export function isMet({ ours, floor, goal, digits }: Figure): boolean {
  if (!goal) return true;
  const shown = Number(ours.toFixed(digits));
  switch (goal.kind) {
    case 'ratio':
      return ours <= (floor ?? 0) * goal.most;
    case 'more':
      return ours <= (floor ?? 0) + goal.most;
    case 'most':
      return shown <= goal.most;
    default:
      return shown >= goal.least;
  }
}

function words(goal: Goal | null): string {
  if (!goal) return '';
  switch (goal.kind) {
    case 'ratio':
      return `<= ${goal.most} x`;
    case 'more':
      return `<= floor + ${goal.most}`;
    case 'most':
      return `<= ${goal.most}`;
    default:
      return `>= ${goal.least}`;
  }
}

/** Formats a table and marks missed goals. */
export function table(title: string, figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(13)))
      .join('')
      .trimEnd();
  const rows = figures.map((figure) => {
    const { name, ours, floor, digits, goal } = figure;
    const ratio = floor ? (ours / floor).toFixed(2) : '';
    const cells = [name, ours.toFixed(digits), floor?.toFixed(digits) ?? '', ratio, words(goal)];
    return `${line(cells)}${isMet(figure) ? '' : '  MISSED'}`;
  });
  return [line([title, 'page', 'floor', 'ratio', 'goal']), ...rows].join('\n');
}
