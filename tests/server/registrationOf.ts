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
