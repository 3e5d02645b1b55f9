import { fitsIn } from '#domain/characters.ts';
import { parsePosDevices } from '#domain/choice.ts';
import { isCurrency } from '#domain/currency.ts';
import { draftTexts, type DraftText } from '#domain/draft.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { limits } from '#domain/limits.ts';
import { normalizeText } from '#domain/normalizeText.ts';
import { returnPathIn } from '#domain/paths.ts';
import { plainTextPattern } from '#domain/plainText.ts';
import { publicPlanNames } from '#domain/plan.ts';
import type { SessionCache } from '#gateways/SessionGateway.ts';

interface StoredValue<Value> {
  key: string;
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

const longestName = 200;
const longestUid = 128;

function words(longest: number): (text: string) => string | undefined {
  return (stored) => {
    const text = normalizeText(stored);
    return text !== '' && fitsIn(text, longest) && plainTextPattern.test(text) ? text : undefined;
  };
}

const name = words(longestName);

function email(text: string): string | undefined {
  return isEmail(text) ? normalizeEmail(text) : undefined;
}

function flag(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

function userCred(text: string): SessionCache['userCred'] | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { uid, email: address, displayName = null } = value as Record<string, unknown>;
  if (typeof uid !== 'string' || uid.length > longestUid) return undefined;
  if (typeof address !== 'string' || !isEmail(address)) return undefined;
  if (displayName !== null && typeof displayName !== 'string') return undefined;
  return { uid, email: normalizeEmail(address), displayName: name(displayName ?? '') ?? null };
}

const same = (text: string) => text;

/** An empty text is read as no value. */
const orEmpty = (text: string | null) => text ?? '';

function draftText(key: DraftText): StoredValue<string> {
  return { key, parse: words(limits[key].max), write: same };
}

const drafts = Object.fromEntries(draftTexts.map((name) => [name, draftText(name)])) as Record<
  DraftText,
  StoredValue<string>
>;

/** The local-storage key of each stored value (R-DATA-KEYS). */
export const storedValues: { [Name in keyof SessionCache]: StoredValue<SessionCache[Name]> } = {
  email: { key: 'email', parse: email, write: orEmpty },
  name: { key: 'name', parse: name, write: same },
  mode: { key: 'mode', parse: (text) => (/^[A-Za-z]{1,40}$/u.test(text) ? text : undefined), write: same },
  googleSignOn: { key: 'GoogleSignOn', parse: flag, write: String },
  userCred: { key: 'userCred', parse: userCred, write: (value) => JSON.stringify(value) },
  currency: { key: 'currency', parse: (text) => (isCurrency(text) ? text : undefined), write: same },
  posDevices: { key: 'posDevices', parse: parsePosDevices, write: String },
  plan: { key: 'plan', parse: (text) => publicPlanNames.find((name) => name === text), write: same },
  finishedAt: { key: 'finishedAt', parse: words(longestName), write: same },
  returnTo: {
    key: 'returnTo',
    parse: returnPathIn,
    write: orEmpty,
  },
  coupon: { key: 'coupon', parse: words(limits.couponCode.max), write: orEmpty },
  ...drafts,
  marketingConsent: { key: 'marketingConsent', parse: flag, write: String },
  termsAccepted: { key: 'termsAccepted', parse: flag, write: String },
};
