import { customAlphabet } from 'nanoid';
import { limits } from '#domain/limits.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationFromFields } from './registrationFields.ts';
import type { Fields, Store, Value } from '../store/Store.ts';
import { registrationRef } from './owner.ts';

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
