import type { ShownOffer } from '#domain/contract.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { quoteFor, shownOf } from '#domain/quote.ts';
import { emptyRegistration, type Registration } from '#domain/registration.ts';

export function registrationOf(changes: Partial<Registration> = {}): Registration {
  return {
    ...emptyRegistration,
    fullName: 'Ada Diner',
    restaurantName: 'Taco Tuesday',
    posDevices: 3,
    termsAccepted: true,
    ...changes,
  };
}

/** What the checkout of the monthly plan shows to a new owner. */
export function shownMonthly({ posDevices, currency } = registrationOf()): ShownOffer {
  return shownOf(quoteFor({ plan: listedPlan('Monthly'), posDevices, currency }));
}
