import { draftTexts } from '#domain/draft.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import type { SessionGateway } from '#gateways/SessionGateway.ts';
import type { RegisterValues } from './registerSchema.ts';

/** Stores the typed values in case of a reload, without the password and the consents. */
export function saveDraft(session: SessionGateway, owner: Owner, values: RegisterValues): void {
  const { fullName, posDevices, currency } = values;
  const texts = Object.fromEntries(draftTexts.map((name) => [name, values[name]]));
  session.save({ ...texts, email: owner.email, name: fullName, posDevices, currency });
}
