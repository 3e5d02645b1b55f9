import { isCurrency } from '#domain/currency.ts';
import { emptyRegistration, registrationSchema, type Registration } from '#domain/registration.ts';
import type { Fields } from '../../store/Store.ts';

export type StoredField = Exclude<keyof Registration, 'termsAccepted'>;

// Accepted terms are implied: without them nothing is stored. `accepted_at` holds the moment.
const fieldNames = Object.keys(emptyRegistration).filter((name) => name !== 'termsAccepted') as StoredField[];

/** `restaurant_name` for `restaurantName`. */
export function storedName(field: StoredField): string {
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
