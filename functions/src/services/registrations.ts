import { customAlphabet } from 'nanoid';
import { isCurrency } from '#domain/currency.ts';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import type { Fields, Store } from '../store/Store.ts';
import { registrationPlace, subscriptionPlace, type VerifiedOwner } from './owner.ts';

/** A registration with what the server added to it. */
export interface StoredRegistration {
  registration: Registration;
  email: string;
  googleSignOn: boolean;
  /** The name with its marker and random letters, as the subscription stores it. */
  storedRestaurantName: string;
  acceptedAt: Date;
  /** The payment begun last; null before the first. */
  checkoutId: string | null;
}

const suffix = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  limits.restaurantSuffix.length,
);

/** Stands between the entered name and its random letters (specification section 3). */
const marker = '_';

/**
 * Keeps the business of an owner who has no subscription yet. Saving again keeps the random letters.
 * Rejects with `registration/already-subscribed`.
 */
export async function saveRegistration(
  store: Store,
  request: { owner: VerifiedOwner; registration: Registration; now: Date },
): Promise<void> {
  const { owner, registration, now } = request;
  const place = registrationPlace(owner.uid);
  await store.transaction(async (transaction) => {
    const subscription = await transaction.get(subscriptionPlace(owner.email));
    const before = await transaction.get(place);
    if (subscription) throw new AppError('registration/already-subscribed');
    const letters = before?.['suffix'];
    transaction.set(place, {
      email: owner.email,
      google_sign_on: owner.withGoogle,
      full_name: registration.fullName,
      restaurant_name: registration.restaurantName,
      pos_devices: registration.posDevices,
      currency: registration.currency,
      marketing_consent: registration.marketingConsent,
      accepted_at: now,
      suffix: typeof letters === 'string' ? letters : suffix(),
      checkout_id: before?.['checkout_id'] ?? null,
    });
  });
}

/** Reads a registration's document; undefined when there is none. */
export function registrationFrom(fields: Fields | undefined): StoredRegistration | undefined {
  if (!fields) return undefined;
  const { currency, accepted_at: acceptedAt, checkout_id: checkoutId } = fields;
  if (!isCurrency(currency) || !(acceptedAt instanceof Date)) {
    throw new TypeError('a stored registration is not one');
  }
  const text = (name: string) => {
    const value = fields[name];
    if (typeof value !== 'string') throw new TypeError(`a stored registration has no ${name}`);
    return value;
  };
  const restaurantName = text('restaurant_name');
  return {
    registration: {
      fullName: text('full_name'),
      restaurantName,
      posDevices: Number(fields['pos_devices']),
      currency,
      marketingConsent: fields['marketing_consent'] === true,
      // Nothing is stored without it.
      termsAccepted: true,
    },
    email: text('email'),
    googleSignOn: fields['google_sign_on'] === true,
    storedRestaurantName: `${restaurantName}${marker}${text('suffix')}`,
    acceptedAt,
    checkoutId: typeof checkoutId === 'string' ? checkoutId : null,
  };
}

/** Reads what an owner registered; undefined before that. */
export async function findRegistration(store: Store, uid: string): Promise<StoredRegistration | undefined> {
  return registrationFrom(await store.get(registrationPlace(uid)));
}
