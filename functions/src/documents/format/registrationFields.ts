import { isCurrency } from '#domain/currency.ts';
import { emptyRegistration, registrationSchema, type Registration } from '#domain/registration.ts';
import type { Fields } from '../../store/Store.ts';

/** A field of the form that is stored. */
export type StoredField = Exclude<keyof Registration, 'termsAccepted'>;

// Nothing is stored unless the terms are accepted; `accepted_at` says when.
const fieldNames = Object.keys(emptyRegistration).filter((name) => name !== 'termsAccepted') as StoredField[];

/** `restaurant_name` for `restaurantName`. */
export function storedName(field: StoredField): string {
  return field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** The form's fields as they are stored in the registration's document. */
export function registrationToFields(registration: Registration): Fields {
  return Object.fromEntries(fieldNames.map((name) => [storedName(name), registration[name] ?? '']));
}

/**
 * Reads the form's part of a registration's document. A field that was added after the document was stored gets its
 * empty value, if the form takes that. Throws where a field is missing or of another type.
 */
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
