import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SquareMenu } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { Field } from '#components/Field.tsx';
import { FormField } from '#components/FormField.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { Notice } from '#components/Notice.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { overview } from '#content/account/overview.ts';
import { currencyPlurals } from '#content/currencies.ts';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { menuBuilder as spanish } from '#content/es/demos/menuBuilder.ts';
import { contact } from '#content/landing/contact.ts';
import { priceCalculator } from '#content/landing/priceCalculator.ts';
import type { Currency } from '#domain/currency.ts';
import { formatDay } from '#domain/day.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney } from '#domain/money.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { inCurrency } from '#storybook/inCurrency.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Docs/Patterns',
  parameters: notPictured('It is made of parts that are pictured.'),
});

type EmptyWords = Pick<typeof spanish, 'emptyMenu' | 'emptyMenuText' | 'addCategory'>;

function Empty({ words }: { words: EmptyWords }) {
  return (
    <Sheet>
      <GateMessage
        icon={SquareMenu}
        level={2}
        heading={words.emptyMenu}
        action={<ActionButton variant="contained">{words.addCategory}</ActionButton>}
      >
        {words.emptyMenuText}
      </GateMessage>
    </Sheet>
  );
}

export const EmptyState = meta.story({ render: () => <Empty words={menuBuilder} /> });

/** The same part with the Spanish words: no word stands in the part. */
export const InSpanish = meta.story({
  render: () => (
    <div lang="es">
      <Empty words={spanish} />
    </div>
  ),
});

const { fields, problems, send } = contact.form;

function Letter() {
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[name]')];
    const refused = controls.filter(({ validity }) => !validity.valid);
    setWrong(
      Object.fromEntries(
        refused.map(({ name, validity }) => [
          name,
          validity.valueMissing ? problems.missing : problems.malformed,
        ]),
      ),
    );
    // Its error is read with it; the other fields stay quiet.
    refused[0]?.focus();
  };
  return (
    <SectionFrame id="letter" title={contact.title} lead={contact.lead} split>
      <form onSubmit={handleSubmit} noValidate>
        <Sheet>
          <FormField {...fields.name} name="name" autoComplete="name" required error={wrong['name']} />
          <FormField
            {...fields.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={wrong['email']}
          />
          <Field {...fields.message} error={wrong['message']}>
            {(control) => (
              <InputBase multiline minRows={4} name="message" required slotProps={{ input: control }} />
            )}
          </Field>
          <ActionButton type="submit" variant="contained">
            {send}
          </ActionButton>
        </Sheet>
      </form>
    </SectionFrame>
  );
}

export const FormInASection = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <Letter />,
});

export const SaysTheErrorInItsField = meta.story({
  render: () => <Letter />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fields.email.label), 'no address');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByLabelText(fields.name.label)).toHaveFocus();
    await expect(canvas.getByLabelText(fields.name.label)).toHaveAccessibleDescription(problems.missing);
    await expect(canvas.getByLabelText(fields.email.label)).toHaveAccessibleDescription(problems.malformed);
  },
});

interface PricesProps {
  currency: Currency;
}

function Prices({ currency }: PricesProps) {
  const quote = (name: PublicPlanName, posDevices: number) =>
    quoteFor({ plan: listedPlan(name), posDevices, currency });
  // A currency in which no plan is sold is billed in dollars.
  const billed = quote('Monthly', 1).currency;
  return (
    // Large text in a small window scrolls the table and not the page.
    <TableContainer>
      <Table>
        <caption>Prices in {currencyPlurals[billed]}</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{priceCalculator.posDevices.label}</TableCell>
            <TableCell scope="col">Monthly, per month</TableCell>
            <TableCell scope="col">Yearly, per year</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[1, 2, 3].map((posDevices) => (
            <TableRow key={posDevices}>
              <TableCell component="th" scope="row">
                {posDevices}
              </TableCell>
              {publicPlanNames.map((name) => (
                <TableCell key={name}>
                  {formatMoney({ amount: quote(name, posDevices).total, currency: billed })}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export const PriceTable = meta.story({
  parameters: inCurrency<PricesProps>((currency) => ({ currency })),
  render: ({ currency = 'USD' }: Partial<PricesProps>) => <Prices currency={currency} />,
});

const { paymentFailed } = overview;

export const NoticeWithAWayOn = meta.story({
  render: () => (
    <Notice
      tone="error"
      title={paymentFailed.title}
      action={
        <ActionLink href="#paypal" variant="outlined" size="small">
          {paymentFailed.action}
        </ActionLink>
      }
    >
      {paymentFailed.what(
        formatMoney({ amount: 4900, currency: 'USD' }),
        formatDay(new Date('2027-04-30T10:00:00Z')),
      )}{' '}
      {paymentFailed.triesAgain(formatDay(new Date('2027-05-03T10:00:00Z')))}
    </Notice>
  ),
});
