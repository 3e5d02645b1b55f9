import { styled } from '@mui/material/styles';
import { FormField } from '#components/FormField.tsx';
import { OrderSummary } from '#components/OrderSummary.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { tokens } from '#theme/index.ts';
import { ownSum } from './ownSum.ts';
import { ownNumberNames, useOwnNumbers } from './useOwnNumbers.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  color: tokens.color.ink,
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
  },
  '& h3': theme.typography.h4,
  // Without a script nothing could be put in; the example stands alone.
  '@media (scripting: none)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > [data-fields]': { display: 'none' },
  },
}));

const Fields = styled(Sheet)(({ theme }) => ({
  '& h3 + p': { marginTop: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
}));

const Verdict = styled('p')(({ theme }) => ({
  fontWeight: 560,
  color: theme.vars.palette.success.main,
  '&[data-negative="true"]': { color: theme.vars.palette.error.main },
}));

const Amount = styled('span')(({ theme }) => ({
  '&[data-negative="true"]': { color: theme.vars.palette.error.main },
}));

const Claim = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** An owner's own week in, plain arithmetic out: every step of it visible, a loss shown as one. */
export function OwnNumbersCalculator() {
  const { root, numbers, isExample, errorOf, handleChange, handleBlur } = useOwnNumbers();
  const { lines, total, negative, verdict } = ownSum(numbers);
  return (
    <Root
      ref={root}
      role="group"
      aria-labelledby="own-numbers-fields"
      onChange={handleChange}
      onBlur={handleBlur}
    >
      <Fields data-fields>
        <div>
          <h3 id="own-numbers-fields">{words.title}</h3>
          <p>{words.intro}</p>
        </div>
        {ownNumberNames.map((name) => (
          <FormField
            key={name}
            name={name}
            {...words.fields[name]}
            error={errorOf(name)}
            defaultValue={words.example[name]}
            inputMode={name === 'weeks' ? 'numeric' : 'decimal'}
            autoComplete="off"
          />
        ))}
      </Fields>
      <TicketCard stub={<Claim>{words.claim}</Claim>}>
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
