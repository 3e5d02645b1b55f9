import { isCurrency, baseCurrency } from '#domain/currency.ts';
import type { Registration } from '#domain/registration.ts';
import { profileOf } from '#functions/account/account.ts';
import { registrationRef } from '#functions/documents/owner.ts';
import {
  newSuffix,
  registrationChanges,
  registrationNotes,
  serializeRegistration,
  suffixOf,
} from '#functions/documents/registrations.ts';
import type { SubscriptionRecord } from '#functions/documents/subscription.ts';
import type { Fields, Transaction } from '#functions/store/Store.ts';
import type { SignInAccount } from './accounts.ts';

/** Notes the address of an account's record in its registration, which it gets from the record if it has none. */
export function noteAddress(
  transaction: Transaction,
  { uid, email }: SignInAccount,
  { registration, record, now }: { registration: Fields | undefined; record: SubscriptionRecord; now: Date },
): void {
  const ref = registrationRef(uid);
  if (registration) {
    transaction.update(ref, registrationChanges({ notes: { email } }));
    return;
  }
  const { currency, restaurantName, language, consents, paymentParts, googleSignOn: withGoogle } = record;
  const form: Registration = {
    ...profileOf(record, undefined),
    posDevices: 1 + (paymentParts?.additionalDevices?.quantity ?? 0),
    currency: isCurrency(currency) ? currency : baseCurrency,
    termsAccepted: true,
  };
  const acceptedAt = consents?.dateAccepted ?? now;
  const notes = {
    ...registrationNotes(undefined),
    suffix: suffixOf(restaurantName) ?? newSuffix(),
    language,
  };
  transaction.set(
    ref,
    serializeRegistration({ owner: { uid, email, withGoogle }, registration: form, acceptedAt, notes }),
  );
}
