import { devicesFrom } from '#domain/choice.ts';
import { isCurrency } from '#domain/currency.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { limits } from '#domain/limits.ts';
import { publicPlanNames } from '#domain/plan.ts';
import type { SessionCache } from '#gateways/SessionGateway.ts';

/** How one remembered value is kept: its local-storage key, and how its text is checked on the way back. */
interface StoredValue<Value> {
  key: string;
  /** Undefined for a text that is not a well-formed value. */
  parse: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

const longestName = 200;
const longestUid = 128;

function words(longest: number): (text: string) => string | undefined {
  return (text) => (text.length <= longest && /^\P{Cc}+$/u.test(text) ? text : undefined);
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

/** The specification's local-storage keys (section 3), one for each remembered value; `plan` and `finishedAt` are ours. */
export const storedValues: { [Name in keyof SessionCache]: StoredValue<SessionCache[Name]> } = {
  email: { key: 'email', parse: email, write: same },
  name: { key: 'name', parse: name, write: same },
  mode: { key: 'mode', parse: (text) => (/^[A-Za-z]{1,40}$/u.test(text) ? text : undefined), write: same },
  googleSignOn: { key: 'GoogleSignOn', parse: flag, write: String },
  userCred: { key: 'userCred', parse: userCred, write: (value) => JSON.stringify(value) },
  currency: { key: 'currency', parse: (text) => (isCurrency(text) ? text : undefined), write: same },
  posDevices: { key: 'posDevices', parse: devicesFrom, write: String },
  plan: { key: 'plan', parse: (text) => publicPlanNames.find((name) => name === text), write: same },
  finishedAt: { key: 'finishedAt', parse: words(longestName), write: same },
  restaurantName: { key: 'restaurantName', parse: words(limits.restaurantName.max), write: same },
  marketingConsent: { key: 'marketingConsent', parse: flag, write: String },
  termsAccepted: { key: 'termsAccepted', parse: flag, write: String },
};
