import { asStored } from '#domain/asStored.ts';
import { baseCurrency, isCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { SessionCache } from '#gateways/SessionGateway.ts';
import type { RegisterValues } from './registerSchema.ts';

function whereItFits(name: string | null | undefined): string {
  const whole = asStored(name ?? '');
  return whole.length <= limits.fullName.max ? whole : '';
}

/**
 * What the form starts with: the registration saved before, else what this browser kept of the same owner's
 * typing, else Google's name where it fits whole (DECISIONS section 4). Devices and currency are the other way round:
 * they may just have been chosen on the landing page. Never a password, and a consent only
 * where it was given and saved.
 */
export function initialRegistration(
  owner: Owner,
  saved: Registration | null,
  cached: Partial<SessionCache>,
): RegisterValues {
  const draft = cached.email === owner.email ? cached : {};
  return {
    fullName: saved?.fullName ?? whereItFits(draft.name ?? owner.displayName),
    restaurantName: saved?.restaurantName ?? draft.restaurantName ?? '',
    posDevices: draft.posDevices ?? saved?.posDevices ?? limits.posDevices.initial,
    currency: isCurrency(draft.currency) ? draft.currency : (saved?.currency ?? baseCurrency),
    marketingConsent: saved?.marketingConsent ?? false,
    termsAccepted: saved?.termsAccepted ?? false,
    password: '',
    confirmPassword: '',
  };
}
