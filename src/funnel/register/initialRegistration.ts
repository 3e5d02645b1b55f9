import { fitsIn } from '#domain/characters.ts';
import { normalizeText } from '#domain/normalizeText.ts';
import { isCurrency } from '#domain/currency.ts';
import { draftTexts } from '#domain/draft.ts';
import { limits } from '#domain/limits.ts';
import { emptyRegistration, type Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { SessionCache } from '#gateways/SessionGateway.ts';
import type { RegisterValues } from './registerSchema.ts';

/** Google's name if it is too long for the field; it must not be truncated. */
export function nameTooLong({ displayName }: Owner): string | undefined {
  const whole = normalizeText(displayName ?? '');
  return fitsIn(whole, limits.fullName.max) ? undefined : whole;
}

function fittingName(name: string | null | undefined): string {
  const whole = normalizeText(name ?? '');
  return fitsIn(whole, limits.fullName.max) ? whole : '';
}

/**
 * The form's initial values: the saved registration, else this browser's draft of the same owner, else Google's name if it
 * fits (R-REGISTER-PREFILL). For devices and currency, the draft takes precedence: the owner may have just chosen them on
 * the landing page. Never a password; a consent only if it was given and saved.
 */
export function initialRegistration(
  owner: Owner,
  saved: Registration | null,
  cached: Partial<SessionCache>,
): RegisterValues {
  const draft = cached.email === owner.email ? cached : {};
  const typed = Object.fromEntries(draftTexts.map((name) => [name, draft[name] ?? emptyRegistration[name]]));
  const known = {
    ...emptyRegistration,
    ...typed,
    fullName: fittingName(draft.name ?? owner.displayName),
    ...saved,
  };
  return {
    ...known,
    posDevices: draft.posDevices ?? known.posDevices,
    currency: isCurrency(draft.currency) ? draft.currency : known.currency,
    password: '',
    confirmPassword: '',
  };
}
