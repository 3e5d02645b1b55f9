import { expect, waitFor } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { initialRegistration } from '#funnel/register/initialRegistration.ts';
import { RegistrationFields, type RegistrationFieldsProps } from '#funnel/register/RegistrationFields.tsx';
import { useRegistrationForm } from '#funnel/register/useRegistrationForm.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import { inOrder } from '#stories/support/inOrder.ts';
import preview from '#storybook/preview.tsx';
import { listedPrice } from '../../support/listedPrice.ts';
import { sampleCatalogue, sampleOwner, sampleRegistration } from '../../support/samples.ts';

const { register: words } = funnel;
const empty = initialRegistration(sampleOwner, null, {});
const saved = initialRegistration(sampleOwner, sampleRegistration, {});

interface Shown extends Omit<RegistrationFieldsProps, 'form'> {
  initial: typeof empty;
}

function Fields({ initial, ...fields }: Shown) {
  const form = useRegistrationForm({
    initial,
    withPassword: fields.withPassword,
    onDraft: () => undefined,
  });
  return (
    <form style={{ display: 'grid', gap: 24 }}>
      <RegistrationFields {...fields} form={form} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Funnel/Register/RegistrationFields',
  component: Fields,
  ...inPhoneColumn,
  args: { initial: empty, email: sampleOwner.email, withPassword: true, catalogue: sampleCatalogue },
});

export const ForAnOwnerByEmailLink = meta.story({
  tags: ['R-REGISTER-FIELDS'],
  play: async ({ canvas, canvasElement }) => {
    // A password manager saves the new password for this account.
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(sampleOwner.email);
    const asked = [
      'Full Name',
      'Email',
      'Food Truck Name',
      'Number of POS Devices',
      'Preferred Currency',
      'Password',
      'Confirm Password',
    ];
    const labels = inOrder(canvasElement, 'form label');
    await expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  },
});

/** The owner compares the address with an inbox, so it is fully visible on any screen. */
export const WithALongAddress = meta.story({
  parameters: notPictured('The same in two lines.'),
  args: { email: 'orders.and.invoices@the-rolling-dumpling-kitchen.example' },
  play: async ({ args, canvas }) => {
    const address = canvas.getByRole('textbox', { name: words.email.label });
    await expect(address).toHaveValue(args.email);
    await expect(address).toHaveAttribute('readonly');
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    await expect(address.scrollHeight).toBeLessThanOrEqual(address.clientHeight);
    // Also after rotating a phone.
    const tall = address.clientHeight;
    const column = address.closest<HTMLElement>('.MuiFormControl-root');
    if (column) column.style.width = '200px';
    await waitFor(() => expect(address.clientHeight).toBeGreaterThan(tall));
    await expect(address.scrollHeight).toBeLessThanOrEqual(address.clientHeight);
  },
});

export const NameAtGoogleTooLong = meta.story({
  args: { withPassword: false, longName: 'Maximiliano of the Truck' },
  play: async ({ canvas, userEvent }) => {
    const why = words.fullName.tooLongAtGoogle('Maximiliano of the Truck');
    await expect(canvas.getByText(why)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(words.fullName.label), 'Max');
    await expect(canvas.queryByText(why)).not.toBeInTheDocument();
  },
});

export const FilledBefore = meta.story({ args: { initial: saved } });

export const PriceNotKnown = meta.story({ args: { initial: saved, catalogue: null } });

export const BilledInAnotherCurrency = meta.story({
  args: { initial: { ...saved, currency: 'INR' } },
  play: shows(words.currency.billedElsewhere('INR', 'USD')),
});

const bothPrices = (count: number) => ({
  Monthly: listedPrice('Monthly', count).text,
  Yearly: listedPrice('Yearly', count).text,
});

export const ShowsThePriceOfTheDevicesChosen = meta.story({
  tags: ['R-PRICE-EXTRA'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words.posDevices.value(1, bothPrices(1)))).toBeVisible();
    const devices = canvas.getByRole('spinbutton', { name: words.posDevices.numberLabel });
    await userEvent.clear(devices);
    await userEvent.type(devices, '3');
    await expect(canvas.getByText(words.posDevices.value(3, bothPrices(3)))).toBeVisible();
  },
});

export const TypesANameThatIsTooLong = meta.story({
  tags: ['R-REGISTER-FULL-NAME'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(words.fullName.label);
    // Counted as it will be stored: without spaces at its ends, a letter of two code points as the one that is read.
    for (const [typed, count] of [
      [` ${'e\u0301'.repeat(12)} `, 12],
      ['\u0958'.repeat(13), 13],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, typed);
      await expect(canvas.getByText(words.counter(count, 15))).toBeVisible();
    }
    // Far from the limit there is no need to count.
    await userEvent.clear(name);
    await userEvent.type(name, '\u0958'.repeat(11));
    await expect(canvas.queryByText(/of 15/u)).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Maximiliano Truck');
    await userEvent.tab();
    await expect(canvas.getByText(words.counter(17, 15))).toBeVisible();
    await expect(await canvas.findByText(registrationMessages.fullNameTooLong)).toBeVisible();
  },
});

export const TypesTwoDifferentPasswords = meta.story({
  tags: ['R-REGISTER-PASSWORD-AGAIN'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(words.password.label), 'carnitas');
    await userEvent.type(canvas.getByLabelText(words.confirmPassword.label), 'barbacoa');
    await userEvent.tab();
    await expect(await canvas.findByText(registrationMessages.passwordsDiffer)).toBeVisible();
  },
});
