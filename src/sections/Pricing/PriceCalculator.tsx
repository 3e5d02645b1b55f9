import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { RadioChoice } from '#components/RadioChoice.tsx';
import { RangeField } from '#components/RangeField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import type { Choice } from '#domain/choice.ts';
import { limits } from '#domain/limits.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { useToday } from '#hooks/useToday.ts';
import { priceBill } from './priceBill.ts';
import { firstChoice, usePriceChoice } from './usePriceChoice.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  // Without a script its controls would do nothing; the table of prices stands above.
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.up('laptop')]: {
    // The way in stands under the fields, so that both columns end in one line.
    grid: '"fields bill" 1fr "start bill" auto / minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { gridArea: 'bill' },
  },
}));

const Fields = styled(Sheet)(({ theme }) => ({
  [theme.breakpoints.up('laptop')]: { justifyContent: 'space-between' },
  '& h3': theme.typography.h4,
  '& h3 + p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(0.5) },
}));

const Saving = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 560,
  color: theme.vars.palette.success.main,
}));

/** Props of `PriceCalculator`. */
export interface PriceCalculatorProps {
  /** Where the sign-up begins for what is chosen. */
  signUpHref: (choice: Choice) => string;
}

/** What the visitor's own devices cost on each plan, in each currency, to the cent, and what is charged when. */
export function PriceCalculator({ signUpHref }: PriceCalculatorProps) {
  const { root, choice, handleChange } = usePriceChoice();
  const today = useToday();
  const { quote, summary, saving, elsewhere } = priceBill(choice);
  return (
    <Root ref={root} role="group" aria-labelledby="price-calculator-title" onChange={handleChange}>
      <Fields>
        <header>
          <h3 id="price-calculator-title">{words.title}</h3>
          <p>{words.lead}</p>
        </header>
        <RangeField
          {...words.devices}
          name="devices"
          min={limits.posDevices.min}
          max={limits.posDevices.max}
          defaultValue={firstChoice.devices}
        />
        <RadioChoice {...words.plan} name="plan" defaultValue={firstChoice.plan} />
        <CurrencySelect
          label={words.currency.label}
          options={words.currency.options}
          name="currency"
          defaultValue={firstChoice.currency}
          hint={elsewhere}
        />
      </Fields>
      <TicketCard stub={<TrialTimeline {...timelineOfQuote(quote, today)} />}>
        <OrderSummary headingLevel={4} {...summary}>
          {saving ? <Saving>{saving}</Saving> : null}
        </OrderSummary>
      </TicketCard>
      <ActionLink href={signUpHref(choice)} variant="contained" size="large" fullWidth>
        {words.start(choice.plan)}
      </ActionLink>
    </Root>
  );
}
