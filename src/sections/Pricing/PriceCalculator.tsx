import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useEffect, type MouseEvent } from 'react';
import { ActionLink } from '#components/ActionLink.tsx';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { FeatureList } from '#components/FeatureList.tsx';
import { NumberStepper } from '#components/NumberStepper.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import { furtherPrices, planCards, pricing } from '#content/landing/pricing.ts';
import type { SignUpChoice } from '#domain/choice.ts';
import type { Currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { posDevicesProblem } from '#domain/posDevices.ts';
import { timelineOfQuote } from '#domain/timeline.ts';
import { PlanSwitch } from './PlanSwitch.tsx';
import { PriceTable } from './PriceTable.tsx';
import { priceBill } from './priceBill.ts';
import { firstChoice, usePriceChoice } from './usePriceChoice.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  // Shows only the chosen plan's link; both links without a script, which cannot track the choice.
  '&:has([value="Monthly"]:checked) [data-start="Yearly"], &:has([value="Yearly"]:checked) [data-start="Monthly"]':
    { display: 'none' },
  '@media (scripting: none)': {
    '&&& [data-start]': { display: 'inline-flex' },
    '& [data-needs-script]': { display: 'none' },
  },
  [theme.breakpoints.up('laptop')]: {
    // The ticket follows the form in the source, and is beside all of it on wide screens.
    grid: '"choice ticket" auto ". ticket" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(4),
    '& > :nth-of-type(2)': { gridArea: 'ticket' },
    '& > details': { gridColumn: '1 / -1' },
  },
}));

const Choices = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Controls = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 2),
  // Fits the longest currency name; otherwise the field gets a full row.
  '& > :last-child': { flex: '1 1 13em' },
}));

const Included = styled('div')(({ theme }) => ({
  '& > h3': { marginBottom: theme.spacing(1) },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
    gap: '4px 16px',
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  },
  '& > p': {
    ...theme.typography.body2,
    marginTop: theme.spacing(2),
    color: theme.vars.palette.text.secondary,
  },
}));

// A press on a plan or on the stepper renders only what it changes. The following parts depend on the currency at most.

const Plans = memo(function Plans({ currency }: { currency: Currency }) {
  return (
    <PlanSwitch label={words.plan} name="plan" plans={planCards(currency)} defaultValue={firstChoice.plan} />
  );
});

const devicesField = (
  <NumberStepper
    {...words.posDevices}
    problemOf={posDevicesProblem}
    name="devices"
    min={limits.posDevices.min}
    max={limits.posDevices.max}
    defaultValue={firstChoice.posDevices}
  />
);

const CurrencyField = memo(function CurrencyField({ hint }: { hint: string | undefined }) {
  return (
    <CurrencySelect
      label={words.currency.label}
      options={words.currency.options}
      name="currency"
      defaultValue={firstChoice.currency}
      hint={hint}
    />
  );
});

const FurtherPrices = memo(function FurtherPrices({ currency }: { currency: Currency }) {
  const { devices, table } = furtherPrices(currency);
  return (
    <>
      <Included>
        <Typography variant="h5" component="h3">
          {pricing.included.title}
        </Typography>
        <FeatureList size="small" items={pricing.included.features} />
        <Typography>{devices}</Typography>
      </Included>
      <PriceTable {...table} />
    </>
  );
});

export interface PriceCalculatorProps {
  /** The server's current time; null before it is known, as in the prerendered page: no date is shown then. */
  today: Date | null;
  /** Address of the sign-up for a choice. */
  signUpHref: (choice: SignUpChoice) => string;
  /** Is told of each chosen currency. */
  onCurrency?: (currency: Currency) => void;
}

/**
 * The plans, the price of the selected plan for a number of devices and a currency, the dates of the charges, and all other
 * prices in that currency. Every amount is in a currency that is billed.
 */
export function PriceCalculator({ today, signUpHref, onCurrency }: PriceCalculatorProps) {
  const { root, choice, handleChange, settle } = usePriceChoice();
  // Also a choice made before hydration, which no event tells.
  useEffect(() => onCurrency?.(choice.currency), [choice.currency, onCurrency]);
  const { quote, summary, elsewhere } = priceBill(choice);
  const { label, moments } = timelineOfQuote(quote, today);
  /** If the number of devices is invalid, focuses the field instead of continuing with the last valid number. */
  const handleStart = (event: MouseEvent) => {
    const refused = root.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!refused) {
      settle();
      return;
    }
    event.preventDefault();
    refused.focus();
  };
  return (
    <Root ref={root} role="group" aria-label={words.label} onChange={handleChange} data-kept-clear="">
      <Choices>
        <Plans currency={choice.currency} />
        <Controls data-needs-script>
          {devicesField}
          <CurrencyField hint={elsewhere} />
        </Controls>
      </Choices>
      <TicketCard stub={<TrialTimeline label={label} moments={moments} />}>
        <OrderSummary headingLevel={3} {...summary}>
          {pricing.plans.map(({ name, start }) => (
            <ActionLink
              key={name}
              href={signUpHref({ ...choice, plan: name })}
              variant="contained"
              size="large"
              fullWidth
              data-start={name}
              onClick={handleStart}
            >
              {start}
            </ActionLink>
          ))}
        </OrderSummary>
      </TicketCard>
      <FurtherPrices currency={choice.currency} />
    </Root>
  );
}
