import { stepsPath } from '#domain/paths.ts';
import { directSource, ownSource, sourceOf, type Step } from '#domain/steps.ts';
import { parseUrl } from '#domain/url.ts';
import type { CountStep } from '#gateways/CountStep.ts';

/** The parts of a browser that say whether and what to count. */
export interface CountingBrowser {
  /** Firefox has no beacons where its owner has switched them off. */
  navigator: Partial<Pick<Navigator, 'sendBeacon' | 'doNotTrack' | 'webdriver'>> & {
    globalPrivacyControl?: boolean;
  };
  document: { referrer: string; documentElement: { lang: string } };
  performance: Pick<Performance, 'getEntriesByType'>;
  location: { pathname: string };
}

/** How the document was opened: its first address, and by what. */
function openedIn({ performance }: CountingBrowser) {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { address: parseUrl(opened?.name ?? ''), isNew: opened?.type === 'navigate' };
}

const couponWords: Readonly<Record<string, string>> = { true: 'yes', false: 'no', undefined: '-' };

/** Whether the visitor asks not to be counted, or is a program. */
const isLeftOut = ({ navigator: { globalPrivacyControl, doNotTrack, webdriver } }: CountingBrowser) =>
  globalPrivacyControl === true || doNotTrack === '1' || webdriver === true;

/** Where the visit comes from; null if it is not to be counted. Nothing is stored: the document itself still says it. */
export function visitSource(browser: CountingBrowser = window): string | null {
  const { address } = openedIn(browser);
  if (isLeftOut(browser) || !address) return null;
  return sourceOf({ address, referrer: browser.document.referrer });
}

/** The query that carries a visit's source on in a link of ours, such as the one in the e-mail; empty if there is none to carry. */
export function sourceQuery(source: string | null = visitSource()): string {
  return source === null || source === ownSource || source === directSource ? '' : `&utm_source=${source}`;
}

/** Counts each step once for a document, and a screen not again after its reload, by beacons. */
export function createCountStep(browser: CountingBrowser = window): CountStep {
  const counted = new Set<Step>();
  return (step, { plan = '-', coupon, isScreen = false } = {}) => {
    const source = visitSource(browser);
    const { navigator, document, location } = browser;
    const { address, isNew } = openedIn(browser);
    if (source === null || counted.has(step)) return;
    counted.add(step);
    if (isScreen && !isNew && address?.pathname === location.pathname) return;
    navigator.sendBeacon?.(
      stepsPath,
      [step, document.documentElement.lang, source, plan, couponWords[String(coupon)]].join(' '),
    );
  };
}
