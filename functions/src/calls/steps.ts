import { languages } from '#domain/language.ts';
import { languageOfPath, pathIn, paths } from '#domain/paths.ts';
import { publicPlanNames } from '#domain/plan.ts';
import { ownSource, sourceForm, sourceOf, steps } from '#domain/steps.ts';
import { parseUrl } from '#domain/url.ts';
import { addStep, type VisitStep } from '../documents/counts/steps.ts';
import { beaconHandler, type Beacon, type BeaconKind } from './beacon.ts';

/** Programs that open pages and are no visitors. */
const programs =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|externalhit|monitor|scan|fetch|curl|wget|python|java\/|go-http|node|axios|phantom|selenium/iu;

/** Whether the visitor or the browser asks not to be counted, or is no visitor, or another site sends the beacon. */
function isLeftOut({ get }: Beacon): boolean {
  const agent = get('user-agent') ?? '';
  const from = get('sec-fetch-site') ?? 'same-origin';
  return (
    get('sec-gpc') === '1' ||
    get('dnt') === '1' ||
    from !== 'same-origin' ||
    agent === '' ||
    programs.test(agent)
  );
}

/** The kind of device that the browser names. A tablet that calls itself a computer is one here. */
function deviceOf({ get }: Beacon): string {
  const agent = get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/u.test(agent)) return 'tablet';
  return get('sec-ch-ua-mobile') === '?1' || /Mobi/u.test(agent) ? 'phone' : 'computer';
}

/** A visit of the landing page, whose beacon names the page that linked there; null within the site. */
function landingIn({ body: referrer, get }: Beacon): Omit<VisitStep, 'device'> | null {
  const address = parseUrl(get('referer') ?? '');
  if (!address) return null;
  const { pathname } = address;
  const source = sourceOf({ address, referrer });
  if (pathIn('en', pathname) !== paths.landing || source === ownSource) return null;
  return { step: 'landing', plan: '-', coupon: '-', language: languageOfPath(pathname) ?? 'en', source };
}

/** What a beacon counts; null for nothing. Throws for a body of another form. */
function visitIn(beacon: Beacon): Omit<VisitStep, 'device'> | null {
  const { body } = beacon;
  if (body === '' || parseUrl(body)) return landingIn(beacon);
  const [step, language, source = '', plan = '', coupon = '', ...more] = body.split(' ');
  const known = {
    step: steps.find((one) => one === step),
    language: languages.find((one) => one === language),
  };
  const isWhole =
    more.length === 0 &&
    sourceForm.test(source) &&
    ['-', ...publicPlanNames].includes(plan) &&
    ['-', 'yes', 'no'].includes(coupon);
  if (!known.step || !known.language || !isWhole) throw new TypeError('no step');
  return { step: known.step, language: known.language, source, plan, coupon };
}

/** How far visitors come. Keeps counts by day alone: nothing that tells one visitor from another. */
export const stepBeacon: BeaconKind<VisitStep> = {
  // The address of the page that linked to the landing page.
  mostBytes: 2 * 1024,
  limits: { byAddress: 'stepByAddress', inAll: 'step' },
  read: (beacon) => {
    const visit = visitIn(beacon);
    return visit === null || isLeftOut(beacon) ? [] : [{ ...visit, device: deviceOf(beacon) }];
  },
  keep: ({ store, now }, step) => addStep(store, step, now()),
  lost: 'a step is not counted',
};

export const stepCounts = beaconHandler(stepBeacon);
