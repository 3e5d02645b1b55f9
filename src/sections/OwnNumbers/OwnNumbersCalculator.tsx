import { styled } from '@mui/material/styles';
import { FormField } from '#components/FormField.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { tokens } from '#theme/index.ts';
import { ownSum } from './ownSum.ts';
import { useOwnProfit } from './useOwnProfit.ts';

const Root = styled('div')({ maxWidth: tokens.measure.form, color: tokens.color.ink });

const Question = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  // Without a script nothing would be calculated from it, and only the example is shown.
  '@media (scripting: none)': { display: 'none' },
}));

const Verdict = styled('p')(({ theme }) => ({
  fontWeight: 560,
  color: theme.vars.palette.success.main,
  '&[data-negative="true"]': { color: theme.vars.palette.error.main },
}));

const Amount = styled('span')(({ theme }) => ({
  '&[data-negative="true"]': { color: theme.vars.palette.error.main },
}));

/** What the claimed increase would be for an owner's own weekly profit, with every step visible. */
export function OwnNumbersCalculator() {
  const { field, profit, isExample, error, handleChange, handleBlur } = useOwnProfit();
  const { lines, total, negative, verdict } = ownSum(profit);
  return (
    <Root role="group" aria-label={words.label} data-kept-clear="">
      <TicketCard>
        <Question>
          <FormField
            ref={field}
            id="own-profit"
            name="profit"
            {...words.field}
            error={error}
            defaultValue={words.example}
            inputMode="decimal"
            autoComplete="off"
            onChange={handleChange}
            onBlur={handleBlur}
          />
        </Question>
        <OrderSummary
          headingLevel={3}
          title={isExample ? words.sum.exampleTitle : words.sum.title}
          lines={lines}
          total={{ ...total, amount: <Amount data-negative={negative}>{total.amount}</Amount> }}
        >
          {verdict ? <Verdict data-negative={negative}>{verdict}</Verdict> : null}
        </OrderSummary>
      </TicketCard>
    </Root>
  );
}
