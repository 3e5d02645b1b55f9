import { expect, it } from 'vitest';
import { emptyRegistration, registrationSchema } from '#domain/registration.ts';
import { registrationFromFields, registrationToFields } from '#functions/documents/registrations.ts';
import { sampleRegistration } from '#stories/support/samples.ts';

const stored = registrationToFields(sampleRegistration);

it('stores every field of the form except the consent to the terms, under the document’s names', () => {
  expect(Object.keys(emptyRegistration).sort()).toEqual(Object.keys(registrationSchema.fields).sort());
  expect(stored).toMatchObject({
    full_name: 'Sample Owner',
    restaurant_name: 'Copper Comal',
    pos_devices: 3,
  });
  expect(Object.keys(stored)).toHaveLength(Object.keys(emptyRegistration).length - 1);
});

it('reads the initial value for a field that an older document lacks, if the form accepts that', () => {
  const { marketing_consent: _, ...older } = stored;
  expect(registrationFromFields(older)).toMatchObject({ marketingConsent: false });
});

it.each([
  ['full_name', undefined],
  ['full_name', 7],
  ['restaurant_name', undefined],
  ['pos_devices', '3'],
  ['currency', 'XXX'],
])('refuses a document whose %s is %j', (name, value) => {
  const { [name]: _, ...rest } = stored;
  const fields = value === undefined ? rest : { ...rest, [name]: value };
  expect(() => registrationFromFields(fields)).toThrow();
});
