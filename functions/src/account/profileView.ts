import type { Profile } from '#domain/account.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { withoutSuffix, type StoredRegistration } from '../documents/registrations.ts';

/** The names and the consent, as they were registered last; of an imported record, as it has them. */
export function profileOf(record: SubscriptionRecord, stored: StoredRegistration | undefined): Profile {
  if (stored) {
    const { fullName, restaurantName, marketingConsent } = stored.registration;
    return { fullName, restaurantName, marketingConsent };
  }
  return {
    fullName: record.customerName,
    restaurantName: withoutSuffix(record.restaurantName),
    marketingConsent: record.consents?.marketing === true,
  };
}
