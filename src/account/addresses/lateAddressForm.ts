import { onDemand } from '../frame/onDemand.tsx';

/** The form for an address, fetched when one of its two places opens it. */
export const AddressForm = onDemand(async () => (await import('./AddressForm.tsx')).AddressForm);
