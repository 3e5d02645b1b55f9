import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ReceiptText } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { FormField } from '#components/FormField.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { Notice } from '#components/Notice.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { receipts } from '#content/account/receipts.ts';
import { receipts as spanish } from '#content/es/account/receipts.ts';
import { contact } from '#content/landing/contact.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney } from '#domain/money.ts';
import { quoteFor } from '#domain/quote.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Docs/Patterns',
  parameters: notPictured('It is made of parts that are pictured.'),
});

function Empty({ words }: { words: Pick<typeof spanish, 'heading' | 'empty'> }) {
  return (
    <Sheet>
      <GateMessage
        icon={ReceiptText}
        level={2}
        heading={words.heading}
        action={
          <ActionLink href="#plans" variant="contained">
            {words === spanish ? 'Ver los planes' : 'See the plans'}
          </ActionLink>
        }
      >
        {words.empty}
      </GateMessage>
    </Sheet>
  );
}

export const EmptyState = meta.story({ render: () => <Empty words={receipts} /> });

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
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(new FormData(event.currentTarget).get('name') === '' ? problems.missing : undefined);
  };
  return (
    <SectionFrame id="letter" title={contact.title} lead={contact.lead} split>
      <form onSubmit={handleSubmit} noValidate>
        <Sheet>
          <FormField label={fields.name.label} name="name" autoComplete="name" error={error} />
          <FormField label={fields.email.label} hint={fields.email.hint} name="email" type="email" />
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
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByLabelText(fields.name.label)).toHaveAccessibleDescription(problems.missing);
  },
});

const names = ['Monthly', 'Yearly'] as const;

export const PriceTable = meta.story({
  render: () => (
    <Table>
      <caption>Prices in US dollars</caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col">Tablets</TableCell>
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
            {names.map((name) => {
              const { total, currency } = quoteFor({ plan: listedPlan(name), posDevices, currency: 'USD' });
              return <TableCell key={name}>{formatMoney({ amount: total, currency })}</TableCell>;
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
});

export const NoticeWithAWayOn = meta.story({
  render: () => (
    <Notice
      tone="error"
      title="Your last payment didn’t go through"
      action={
        <ActionLink href="#payment" variant="outlined" size="small">
          Update your payment
        </ActionLink>
      }
    >
      Nothing was charged. PayPal will try again on May 3.
    </Notice>
  ),
});
