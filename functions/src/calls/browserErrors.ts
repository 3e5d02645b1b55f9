import { array, object, string } from 'yup';
import {
  browserErrorForms,
  browserErrorKinds,
  mostFrames,
  type BrowserError,
} from '#domain/browserErrors.ts';
import { languages } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { errorFields } from '../context/context.ts';
import { addBrowserError, browserErrorSeen } from '../documents/counts/browserErrors.ts';
import { sentryDsn } from '../runtime/config.ts';
import { beaconHandler, type Beacon } from './beacon.ts';
import { toSentry } from './sentry.ts';

/** Browsers send several reports of their policy together. */
const most = { bytes: 16 * 1024, reports: 3 } as const;

const sentError = object({
  kind: string().oneOf(browserErrorKinds).required(),
  name: string().matches(browserErrorForms.name).required(),
  frames: array(string().matches(browserErrorForms.frame).required()).max(mostFrames).required(),
  release: string().matches(browserErrorForms.release).defined(),
  screen: string().max(200).required(),
}).noUnknown();

const families = [
  ['Edge', /Edg/u],
  ['Firefox', /Firefox|FxiOS/u],
  ['Chrome', /Chrome|CriOS/u],
  ['Safari', /Safari/u],
] as const;

/** The screen at a path, in any language; everything else, which may be text that somebody typed, is `other`. */
function screenAt(path: string): string {
  const screens: readonly string[] = Object.values(paths);
  return screens.find((screen) => languages.some((language) => pathIn(language, screen) === path)) ?? 'other';
}

/** The host of an address, or the word that stands for it. A file of the site is its name. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The scheme that stands for what an extension or a user's own script did, with an address of its own or alone. */
const foreign = /^(?:[\w-]+-extension|user-script)(?:$|:)/u;

/**
 * A browser's own report about its policy, as both of its interfaces write it: only what is blocked and on which screen. Null
 * for what an extension tried: it does so on every page, and would alert the operator.
 */
function policyError(report: unknown): object | null {
  const { body = {}, 'csp-report': former = body } = report as Record<string, Record<string, unknown>>;
  const read = (...names: string[]) => names.map((name) => former[name]).find(isText) ?? '';
  const blocked = read('blockedURL', 'blocked-uri');
  if (foreign.test(blocked) || foreign.test(read('sourceFile', 'source-file'))) return null;
  const document = read('documentURL', 'document-uri');
  return {
    kind: 'policy',
    name: read('effectiveDirective', 'effective-directive', 'violated-directive'),
    frames: [hostOf(blocked)].filter(Boolean),
    release: '',
    screen: URL.canParse(document) ? new URL(document).pathname : 'other',
  };
}

/** The errors in a request's body, and the family of the browser. Throws for anything that is none. */
function errorsIn({ body, get }: Beacon): Array<{ error: BrowserError; browser: string }> {
  const sent = JSON.parse(body) as unknown;
  const isOwn = typeof sent === 'object' && sent !== null && 'kind' in sent;
  const reported = () => [sent].flat().flatMap((report) => policyError(report) ?? []);
  const found = isOwn ? [sent] : reported().slice(0, most.reports);
  const browser = families.find(([, form]) => form.test(get('user-agent') ?? ''))?.[0] ?? 'other';
  return found.map((one) => ({ error: sentError.validateSync(one, { strict: true }), browser }));
}

/** Takes what pages and browsers report; keeps nothing of the visitor but the family of the browser. */
export const browserErrors = beaconHandler({
  mostBytes: most.bytes,
  limits: { byAddress: 'browserErrorByAddress', inAll: 'browserError' },
  read: errorsIn,
  keep: async ({ store, logs, now }, { error, browser }) => {
    const { kind, name, frames, release } = error;
    const screen = screenAt(error.screen);
    const seen = { ...error, screen, browser, now: now() };
    await addBrowserError(store, seen);
    logs.info(browserErrorSeen, { kind, name, frame: frames[0] ?? null, release, screen, browser });
    const dsn = sentryDsn.value();
    if (dsn === '') return;
    await toSentry(dsn, seen).catch((failure: unknown) =>
      logs.warn('Sentry has not taken an error in a browser', errorFields(failure)),
    );
  },
  lost: 'an error in a browser is lost',
});
