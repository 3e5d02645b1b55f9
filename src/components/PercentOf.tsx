import { styled } from '@mui/material/styles';
import { percentOf } from '#behaviours/percentOf.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { sheetEdge, tabularFigures, tokens } from '#theme/index.ts';
import { FormField } from './FormField.tsx';
import { typedNumber } from './numberInput.ts';

const Root = styled('div')(({ theme }) => ({
  ...sheetEdge,
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: tokens.radius.control,
  backgroundColor: tokens.color.white,
  '& input': { ...typedNumber, fontSize: '1.25rem' },
  '& div:has(> [aria-invalid]) + p': { color: theme.vars.palette.error.main, fontWeight: 560 },
  '& > output': { ...tabularFigures, overflowWrap: 'anywhere' },
  '& > output > b': { ...theme.typography.h2, display: 'block' },
  // Where there is room, the result is beside the number field.
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(4),
    padding: theme.spacing(3),
    '& > output > b': theme.typography.h1,
  },
  // Without a script, the field is hidden, and the sentence is only an example.
  '@media (scripting: none)': { '& > :first-of-type': { display: 'none' } },
}));

export interface PercentOfProps {
  /** Id of the number field. */
  id: string;
  /** The percentage that is calculated. */
  percent: number;
  /** The initial number in the field. */
  example: number;
  /** The largest number the calculation accepts. */
  max: number;
  /** Label and hint of the field, and the errors for a text that is no amount and for a number below 0 or above `max`. */
  field: { label: string; hint: string; unreadable: string; tooSmall: string; tooLarge: string };
  /** The result sentence: `of`, the whole, `wouldBe`, the part, `after`. */
  sentence: { of: string; wouldBe: string; after: string };
  /** The whole and part of the example, as formatted amounts. */
  amounts: { whole: string; part: string };
}

/**
 * A number field, and a percentage of the number as a sentence. The behavior `percentOf` calculates; without a script the
 * field is hidden, and the sentence shows an example that agrees with the page's other numbers. Do not use it for a price,
 * which only the quote may calculate.
 *
 * The whole sentence is a polite live region, and so is the hint, which an error replaces. Typed text is never changed. It is
 * a field of text: browsers disagree on the comma of a number field, and `1.250` there is one dollar and a quarter.
 */
export function PercentOf({ id, percent, example, max, field, sentence, amounts }: PercentOfProps) {
  useBehaviour(percentOf);
  const { label, hint, unreadable, tooSmall, tooLarge } = field;
  return (
    <Root
      data-percent-of=""
      data-max={max}
      data-unreadable={unreadable}
      data-too-small={tooSmall}
      data-too-large={tooLarge}
      data-kept-clear=""
    >
      <FormField
        id={id}
        label={label}
        hint={
          <span aria-live="polite" data-hint={hint}>
            {hint}
          </span>
        }
        inputMode="decimal"
        autoComplete="off"
        defaultValue={example}
      />
      <output htmlFor={id}>
        {sentence.of} <span data-percent={100}>{amounts.whole}</span> {sentence.wouldBe}{' '}
        <b data-percent={percent}>{amounts.part}</b> {sentence.after}
      </output>
    </Root>
  );
}
