import lighthouse, { desktopConfig, type Result } from 'lighthouse';

/** The two devices Lighthouse knows. */
export type Device = 'mobile' | 'desktop';

/** What one visit by Lighthouse saw. Times in milliseconds, sizes in bytes, scores of 100. */
export interface Audit {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** All work of the main thread: script, style, layout, painting. */
  mainThread: number;
  /** The longest task of the main thread, as slowed down as the device; 0 where none is longer than 50. */
  longestTask: number;
  shift: number;
  performance: number;
  accessibility: number;
  practices: number;
  search: number;
  scripts: number;
  bytes: number;
  requests: number;
  /** How fast the machine was at that moment, by Lighthouse's own measure; more is faster. */
  machine: number;
  /** What was fetched: path and bytes. */
  fetched: ReadonlyArray<{ path: string; bytes: number }>;
  /** Audits that were not passed, by name. */
  failed: readonly string[];
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

const attempts = 3;

/** What Lighthouse reports of one visit. Now and then it misses the beginning of one, and asks to be run again. */
async function report(url: string, device: Device, port: number): Promise<Result> {
  const flags = { port, output: 'json' as const, logLevel: 'silent' as const };
  let missed = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result && !result.lhr.runtimeError) return result.lhr;
    missed = result?.lhr.runtimeError?.message ?? 'nothing was said';
  }
  throw new Error(`Lighthouse could not visit ${url}: ${missed}`);
}

/** Has Lighthouse visit an address in the browser whose debugging port is given. */
export async function audit(url: string, device: Device, port: number): Promise<Audit> {
  const { audits, categories, environment } = await report(url, device, port);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const longTasks = audits['long-tasks']?.details as { items?: Array<{ duration?: number }> } | undefined;
  const tasks = longTasks?.items ?? [];
  const items = (details?.items ?? []).filter((item) => item.url.startsWith('https:'));
  const graded = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const failed = graded
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    longestTask: Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
    shift: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    search: score('seo'),
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
    bytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: items.length,
    machine: environment.benchmarkIndex,
    fetched: items.map(({ url: one, transferSize = 0 }) => ({
      path: new URL(one).pathname,
      bytes: transferSize,
    })),
    failed,
  };
}
