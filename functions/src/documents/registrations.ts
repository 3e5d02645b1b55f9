import { customAlphabet } from 'nanoid';
import { languages } from '#domain/language.ts';
import { limits } from '#domain/limits.ts';
import { emptyRegistration, registrationSchema, type Registration } from '#domain/registration.ts';
import type { FieldChange, Fields, Store, Value } from '../store/Store.ts';
import {
  always,
  changesIn,
  nullable,
  optional,
  readTable,
  whole,
  writeTable,
  type SomeOf,
  type ValuesOf,
} from './format/codec.ts';
import { date, number, oneOf, text } from './format/values.ts';
import { registrationRef, type VerifiedOwner } from './owner.ts';
import { isCurrency } from '#domain/currency.ts';

type StoredField = Exclude<keyof Registration, 'termsAccepted'>;

// Accepted terms are implied: without them nothing is stored. `accepted_at` holds the moment.
const fieldNames = Object.keys(emptyRegistration).filter((name) => name !== 'termsAccepted') as StoredField[];

/** `restaurant_name` for `restaurantName`. */
function storedName(field: StoredField): string {
  return field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

export function registrationToFields(registration: Registration): Fields {
  return Object.fromEntries(fieldNames.map((name) => [storedName(name), registration[name] ?? '']));
}

/** Reads a registration's form. A field added later may be empty; throws if one is missing or of another type. */
export function registrationFromFields(fields: Fields): Registration {
  const read = (name: StoredField) => {
    const stored = fields[storedName(name)];
    if (stored === undefined) return registrationSchema.validateSyncAt(name, emptyRegistration) as unknown;
    if (typeof stored === typeof emptyRegistration[name]) return stored;
    throw new TypeError(`a stored registration has no ${storedName(name)}`);
  };
  if (!isCurrency(fields['currency'])) throw new TypeError('a stored registration has no currency');
  const values = Object.fromEntries(fieldNames.map((name) => [name, read(name)]));
  return { ...values, termsAccepted: true } as Registration;
}

const table = {
  /** The owner's address at the last registration. */
  email: always('email', text, ''),
  /** The random letters of the truck's name. */
  suffix: optional('suffix', text),
  /** The language that the owner reads; null if the browser did not say. */
  language: optional('language', oneOf(languages)),
  /** When the owner's address last changed; null if it never did. */
  moved: optional('address_moved', date),
  acceptedAt: nullable('accepted_at', date),
  /** The last opened checkout; null before the first one. */
  checkoutId: nullable('checkout_id', text),
  /** How many checkouts the owner has opened since a moment. */
  opened: nullable(
    'checkouts_opened',
    whole({ since: nullable('since', date), count: nullable('count', number) }),
  ),
};

export type RegistrationNotes = ValuesOf<typeof table>;

/** A registration with the fields that the server adds to it. */
export interface StoredRegistration extends Omit<RegistrationNotes, 'suffix'> {
  registration: Registration;
  googleSignOn: boolean;
  /** The truck's name with its marker and random letters, as the subscription stores it. */
  storedRestaurantName: string;
  acceptedAt: Date;
  opened: OpenedCheckouts;
}

/** Reads the server's notes, with or without the form. */
export function registrationNotes(fields: Fields | undefined): RegistrationNotes {
  return readTable(table, fields ?? {});
}

/** The registered names of the owner and the truck, as far as they can be read. Never throws, unlike `registrationFrom`. */
export function registeredNames(fields: Fields | undefined): { name: string | null; truckName: string } {
  const read = (field: 'fullName' | 'restaurantName') => {
    const text = fields?.[storedName(field)];
    return typeof text === 'string' ? text : null;
  };
  return { name: read('fullName'), truckName: withoutSuffix(read('restaurantName') ?? '') };
}

export function serializeRegistration(request: {
  owner: VerifiedOwner;
  registration: Registration;
  acceptedAt: Date;
  notes: RegistrationNotes;
}): Fields {
  const { owner, registration, acceptedAt, notes } = request;
  return {
    google_sign_on: owner.withGoogle,
    ...registrationToFields(registration),
    ...writeTable(table, { ...notes, email: owner.email, acceptedAt }),
  };
}

/** The changes that write some fields of the form and some notes, and leave the others alone. */
export function registrationChanges(changes: {
  form?: Partial<Pick<Registration, StoredField>>;
  notes?: SomeOf<RegistrationNotes>;
}): FieldChange[] {
  const { form = {}, notes = {} } = changes;
  const fields = Object.entries(form) as Array<[StoredField, Value]>;
  return [
    ...fields.map(([name, value]) => ({ path: [storedName(name)], value })),
    ...changesIn(table, notes),
  ];
}

export type OpenedCheckouts = NonNullable<RegistrationNotes['opened']>;

export const newSuffix = customAlphabet(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  limits.restaurantSuffix.length,
);

/** A truck's name as it is stored: with its marker and random letters (R-LIMIT-SUFFIX). */
export function storedRestaurantName(name: string, letters: string): string {
  return `${name}${marker}${letters}`;
}

/** The random letters of a stored name; undefined if it has none, for example in an imported record. */
export function suffixOf(storedName: string): string | undefined {
  const at = storedName.lastIndexOf(marker);
  const letters = storedName.slice(at + marker.length);
  return at >= 0 && letters.length === limits.restaurantSuffix.length ? letters : undefined;
}

/** A stored name without marker and random letters, as the owner entered it. */
export function withoutSuffix(storedName: string): string {
  return suffixOf(storedName) === undefined
    ? storedName
    : storedName.slice(0, storedName.lastIndexOf(marker));
}

/** Separates the entered name from its random suffix (R-LIMIT-SUFFIX). */
const marker = '_';

export function registrationFrom(fields: Fields | undefined): StoredRegistration | undefined {
  if (!fields) return undefined;
  const { suffix, acceptedAt, opened, ...notes } = registrationNotes(fields);
  if (!acceptedAt || suffix === null || notes.email === '')
    throw new TypeError('a stored registration lacks its email, suffix or accepted_at');
  const registration = registrationFromFields(fields);
  return {
    ...notes,
    registration,
    googleSignOn: fields['google_sign_on'] === true,
    storedRestaurantName: storedRestaurantName(registration.restaurantName, suffix),
    acceptedAt,
    opened: opened ?? { since: new Date(0), count: 0 },
  };
}

/** What an owner registered; undefined before the registration. */
export async function findRegistration(store: Store, uid: string): Promise<StoredRegistration | undefined> {
  return registrationFrom(await store.get(registrationRef(uid)));
}
