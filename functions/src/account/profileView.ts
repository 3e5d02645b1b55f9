import type { Profile } from '#domain/account.ts';
import type { Language } from '#domain/language.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { withoutSuffix, type StoredRegistration } from '../documents/registrations.ts';

/** The names, invoice details and consent from the last registration; for an imported record, from the record. */
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

/** The language of the owner's last registration; empty if it is unknown. */
export function languageOf(
  record: SubscriptionRecord | undefined,
  stored: StoredRegistration | undefined,
): { language?: Language } {
  const language = stored?.language ?? record?.language;
  return language ? { language } : {};
}
