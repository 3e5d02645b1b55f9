import { AppError } from '#domain/errors.ts';
import { languages } from '#domain/language.ts';
import { languageOfPath, pathIn, paths } from '#domain/paths.ts';
import { publicPlanNames } from '#domain/plan.ts';
import { ownSource, sourceForm, sourceOf, steps } from '#domain/steps.ts';
import { parseUrl } from '#domain/url.ts';
import { errorFields } from '../context/logs.ts';
import type { ServerContext } from '../context/context.ts';
import { addStep, type VisitStep } from '../documents/counts/steps.ts';
import { countOne } from '../limits/rateLimits.ts';
import { addressOf } from '../runtime/config.ts';
import { serverContext } from '../runtime/serverContext.ts';
import { refusesMethod, type CallHandler } from './requestGuard.ts';

/** The longest body: the address of the page that linked to the landing page. */
const mostBytes = 2 * 1024;

/** Programs that open pages and are no visitors. */
const programs =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|externalhit|monitor|scan|fetch|curl|wget|python|java\/|go-http|node|axios|phantom|selenium/iu;

/** A beacon: its body, and its headers by name. */
export interface Beacon {
  body: string;
  get: (header: string) => string | undefined;
}

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

/**
 * A visit of the landing page, whose beacon holds the page that linked there, if any. Null for the other public pages, and for
 * visitors who come from one of them.
 */
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

/** Counts the step that a beacon tells of. @returns the status of the response. Rejects if the database fails. */
export async function takeStep(
  context: Pick<ServerContext, 'store' | 'now' | 'logs'>,
  beacon: Beacon,
): Promise<number> {
  let visit: Omit<VisitStep, 'device'> | null;
  try {
    visit = visitIn(beacon);
  } catch {
    return 400;
  }
  if (visit === null || isLeftOut(beacon)) return 204;
  const address = addressOf(beacon);
  try {
    if (address !== null) await countOne(context, 'stepByAddress', address);
    await countOne(context, 'step', 'all');
  } catch (error) {
    if (error instanceof AppError && error.code === 'request/too-many') return 429;
    throw error;
  }
  await addStep(context.store, { ...visit, device: deviceOf(beacon) }, context.now());
  return 204;
}

/**
 * Counts how far visitors come. Anybody can send a beacon, so the form is strict and the number is limited, by address and in
 * all. Keeps counts by day alone: nothing that tells one visitor from another.
 */
export const stepCounts: CallHandler = async (request, response) => {
  if (refusesMethod(request, response)) return;
  const raw = request.rawBody as Buffer | undefined;
  if (raw && raw.length > mostBytes) {
    response.status(400).end();
    return;
  }
  const context = await serverContext();
  try {
    const body = raw?.toString('utf8') ?? '';
    response.status(await takeStep(context, { body, get: (name) => request.get(name) })).end();
  } catch (error) {
    context.logs.warn('a step is not counted', errorFields(error));
    response.status(503).end();
  }
};
