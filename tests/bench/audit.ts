import lighthouse, { desktopConfig, type Result } from 'lighthouse';

/** The two devices that Lighthouse emulates. */
export type Device = 'mobile' | 'desktop';

/** The results of one Lighthouse visit. Times in milliseconds, sizes in bytes, scores out of 100. */
export interface Audit {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** All work of the main thread: script, style, layout, painting. */
  mainThread: number;
  /** The main thread's longest task, including the device's slowdown; 0 if none takes more than 50. */
  longestTask: number;
  shift: number;
  performance: number;
  accessibility: number;
  practices: number;
  search: number;
  scripts: number;
  bytes: number;
  requests: number;
  /** The machine's speed at that moment as measured by Lighthouse; higher is faster. */
  machine: number;
  /** Every download: path and bytes. */
  fetched: ReadonlyArray<{ path: string; bytes: number }>;
  /** Names of the failed audits. */
  failed: readonly string[];
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

const attempts = 3;

/** Lighthouse's report of one visit. Sometimes Lighthouse misses the beginning and asks for another run. */
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

/** Visits an address with Lighthouse, in the browser with this debugging port. */
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
