import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { FormField } from '#components/FormField.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { formatAmount } from '#content/demos/money.ts';
import { longestName, readDraft, type DraftProblems, type PricedDraft } from './pricedDraft.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  alignItems: 'start',
}));

export interface PricedFieldsProps {
  draft: PricedDraft;
  /** Error by field; empty before the first attempt to save. */
  problems: DraftProblems;
  /** Label of the price field. */
  priceLabel: string;
  onChange: (draft: PricedDraft) => void;
}

/** Name, price and cost of an item or modifier, and the profit per unit. */
export function PricedFields({ draft, problems, priceLabel, onChange }: PricedFieldsProps) {
  const { value } = readDraft(draft);
  return (
    <>
      <FormField
        label={menuBuilder.name}
        value={draft.name}
        maxLength={longestName}
        error={problems.name}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <Pair>
        <FormField
          label={priceLabel}
          value={draft.price}
          inputMode="decimal"
          placeholder="0.00"
          error={problems.price}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, price: event.target.value })}
        />
        <FormField
          label={menuBuilder.cost}
          value={draft.cost}
          inputMode="decimal"
          placeholder="0.00"
          hint={menuBuilder.costHint}
          error={problems.cost}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, cost: event.target.value })}
        />
      </Pair>
      {value ? (
        <Typography variant="body2" color="textSecondary">
          {menuBuilder.leaves(formatAmount(value.price - value.cost))}
        </Typography>
      ) : null}
    </>
  );
}
