import type { Profile } from '#domain/account.ts';
import type { Language } from '#domain/language.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { withoutSuffix, type StoredRegistration } from '../documents/registrations.ts';

/**
 * The names, the buyer's invoice details and the consent, as registered last; for an imported record, as the record has them.
 */
export function profileOf(record: SubscriptionRecord, stored: StoredRegistration | undefined): Profile {
  if (stored) {
    const { posDevices: _, currency: _currency, termsAccepted: _terms, ...profile } = stored.registration;
    return profile;
  }
  return {
    fullName: record.customerName,
    restaurantName: withoutSuffix(record.restaurantName),
    businessName: record.businessName ?? '',
    taxNumber: record.taxNumber ?? '',
    marketingConsent: record.consents?.marketing === true,
  };
}

/** The language in which an owner registered last; nothing where it is not known. */
export function languageOf(
  record: SubscriptionRecord | undefined,
  stored: StoredRegistration | undefined,
): { language?: Language } {
  const language = stored?.language ?? record?.language;
  return language ? { language } : {};
}
