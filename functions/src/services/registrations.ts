import { customAlphabet } from 'nanoid';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationFromFields, registrationToFields } from './registrationFields.ts';
import type { Fields, Store, Value } from '../store/Store.ts';
import { textIn } from './fieldValues.ts';
import { ownRecords, refuseHeldAddress, takeAlong } from './identity.ts';
import { registrationRef, subscriptionRef, type VerifiedOwner } from './owner.ts';
import { isAlive } from './recordStatus.ts';

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
  opened: OpenedCheckouts;
}

/** Number of checkouts the owner has opened since a moment. */
export interface OpenedCheckouts {
  since: Date;
  count: number;
}

const suffix = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  limits.restaurantSuffix.length,
);

/** New random letters for a truck's name. */
export const newSuffix = (): string => suffix();

/** A truck's name as it is stored: with its marker and random letters (R-LIMIT-SUFFIX). */
export function storedRestaurantName(name: string, letters: string): string {
  return `${name}${marker}${letters}`;
}

/** The random letters of a stored name; undefined when it has none, as an imported one. */
export function suffixOf(storedName: string): string | undefined {
  const at = storedName.lastIndexOf(marker);
  const letters = storedName.slice(at + marker.length);
  return at >= 0 && letters.length === limits.restaurantSuffix.length ? letters : undefined;
}

/** A stored name as it was entered. */
export function withoutSuffix(storedName: string): string {
  return suffixOf(storedName) === undefined
    ? storedName
    : storedName.slice(0, storedName.lastIndexOf(marker));
}

/** Separates the entered name from its random suffix (R-LIMIT-SUFFIX). */
const marker = '_';

/**
 * Keeps the business of an owner who has no subscription that is alive, also not under the address they registered with
 * before; an ended one moves to the present address. Saving again keeps the random letters. Rejects with
 * `registration/already-subscribed` or `registration/address-held`.
 */
export async function saveRegistration(
  store: Store,
  request: { owner: VerifiedOwner; registration: Registration; now: Date },
): Promise<void> {
  const { owner, registration, now } = request;
  const ref = registrationRef(owner.uid);
  await store.transaction(async (transaction) => {
    const [present, before] = await transaction.getAll([subscriptionRef(owner.email), ref]);
    const registeredEmail = textIn(before, 'email');
    const records = await ownRecords(transaction, owner, { present, registeredEmail });
    const [counting] = records;
    if (counting && isAlive(counting.record)) throw new AppError('registration/already-subscribed');
    refuseHeldAddress(present, owner.uid);
    takeAlong(transaction, { owner, records, now });
    const letters = before?.['suffix'];
    transaction.set(ref, {
      email: owner.email,
      google_sign_on: owner.withGoogle,
      ...registrationToFields(registration),
      accepted_at: now,
      suffix: typeof letters === 'string' ? letters : newSuffix(),
      checkout_id: before?.['checkout_id'] ?? null,
      // Saving again must not start the count anew.
      checkouts_opened: before?.['checkouts_opened'] ?? null,
    });
  });
}

/** Reads a registration's document; undefined when there is none. */
export function registrationFrom(fields: Fields | undefined): StoredRegistration | undefined {
  if (!fields) return undefined;
  const { accepted_at: acceptedAt, checkout_id: checkoutId } = fields;
  if (!(acceptedAt instanceof Date)) {
    throw new TypeError('a stored registration is not one');
  }
  const text = (name: string) => {
    const value = fields[name];
    if (typeof value !== 'string') throw new TypeError(`a stored registration has no ${name}`);
    return value;
  };
  const registration = registrationFromFields(fields);
  return {
    registration,
    email: text('email'),
    googleSignOn: fields['google_sign_on'] === true,
    storedRestaurantName: storedRestaurantName(registration.restaurantName, text('suffix')),
    acceptedAt,
    checkoutId: typeof checkoutId === 'string' ? checkoutId : null,
    opened: openedFrom(fields['checkouts_opened']),
  };
}

function openedFrom(value: Value | undefined): OpenedCheckouts {
  const { since, count } = (value ?? {}) as Fields;
  return since instanceof Date && typeof count === 'number'
    ? { since, count }
    : { since: new Date(0), count: 0 };
}

/** Reads what an owner registered; undefined before that. */
export async function findRegistration(store: Store, uid: string): Promise<StoredRegistration | undefined> {
  return registrationFrom(await store.get(registrationRef(uid)));
}
