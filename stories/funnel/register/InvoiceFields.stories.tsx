import { expect } from 'storybook/test';
import { register as words } from '#content/funnel/register.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { InvoiceFields } from '#funnel/register/InvoiceFields.tsx';
import { useRegistrationForm } from '#funnel/register/useRegistrationForm.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';
import { sampleOwner } from '../../support/samples.ts';

const initial = initialRegistration(sampleOwner, null, {});

function Fields() {
  const form = useRegistrationForm({ initial, withPassword: false, onDraft: () => undefined });
  return <InvoiceFields form={form} />;
}

const meta = preview.meta({
  title: 'Funnel/Register/InvoiceFields',
  component: Fields,
  ...inPhoneColumn,
});

export const Folded = meta.story();

export const TypesATaxNumberThatIsTooLong = meta.story({
  tags: ['R-INVOICE-FACTS'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(words.taxNumber.label)).not.toBeVisible();
    await userEvent.click(canvas.getByText(words.invoices));
    await userEvent.type(canvas.getByLabelText(words.businessName.label), 'Copper Comal Tacos LLC');
    await userEvent.type(canvas.getByLabelText(words.taxNumber.label), '9'.repeat(31));
    await userEvent.tab();
    await expect(await canvas.findByText(registrationMessages.taxNumberTooLong)).toBeVisible();
  },
});
