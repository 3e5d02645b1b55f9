import type { Profile } from '#domain/account.ts';
import type { Fields } from '../store/Store.ts';
import { mapIn, textIn } from '../documents/fieldValues.ts';
import { withoutSuffix, type StoredRegistration } from '../documents/registrations.ts';

/** The names and the consent, as they were registered last; of an imported record, as it has them. */
export function profileOf(record: Fields, stored: StoredRegistration | undefined): Profile {
  if (stored) {
    const { fullName, restaurantName, marketingConsent } = stored.registration;
    return { fullName, restaurantName, marketingConsent };
  }
  return {
    fullName: textIn(record, 'customerName'),
    restaurantName: withoutSuffix(textIn(record, 'restaurantName')),
    marketingConsent: mapIn(record, 'consents')['marketing'] === true,
  };
}
