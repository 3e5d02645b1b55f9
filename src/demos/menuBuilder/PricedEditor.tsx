import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormField } from '#components/FormField.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { formatAmount } from '#content/demos/money.ts';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import { EditorActions, type EditorActionsProps } from './EditorActions.tsx';
import {
  draftOf,
  longestName,
  readDraft,
  type DraftProblems,
  type Priced,
  type PricedDraft,
} from './pricedDraft.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  alignItems: 'start',
}));

export interface PricedEditorProps extends Pick<EditorActionsProps, 'onRemove'> {
  title: string;
  /** What is edited; omitted to add one. */
  priced?: Priced | undefined;
  priceLabel: string;
  /** Fields below the price. */
  children?: ReactNode;
  onSave: (priced: Priced) => void;
  onClose: () => void;
}

/** A sheet for the name, price and cost of an item or modifier, with the profit per unit. */
export function PricedEditor(props: PricedEditorProps) {
  const { title, priced, priceLabel, children, onSave, onRemove, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(priced));
  // None before the first attempt to save.
  const [problems, setProblems] = useState<DraftProblems>({});
  const { value, problems: found } = readDraft(draft);
  const change = (typed: Partial<PricedDraft>) => setDraft({ ...draft, ...typed });
  const handleSubmit = () => {
    setProblems(found);
    if (value) onSave(value);
  };
  return (
    <DemoSheet
      title={title}
      onClose={onClose}
      onSubmit={handleSubmit}
      actions={<EditorActions onRemove={onRemove} onCancel={onClose} />}
    >
      <FormField
        label={menuBuilder.name}
        value={draft.name}
        maxLength={longestName}
        error={problems.name}
        autoComplete="off"
        onChange={(event) => change({ name: event.target.value })}
      />
      <Pair>
        <FormField
          label={priceLabel}
          value={draft.price}
          inputMode="decimal"
          placeholder="0.00"
          error={problems.price}
          autoComplete="off"
          onChange={(event) => change({ price: event.target.value })}
        />
        <FormField
          label={menuBuilder.cost}
          value={draft.cost}
          inputMode="decimal"
          placeholder="0.00"
          hint={menuBuilder.costHint}
          error={problems.cost}
          autoComplete="off"
          onChange={(event) => change({ cost: event.target.value })}
        />
      </Pair>
      {value ? (
        <Typography variant="body2" color="textSecondary">
          {menuBuilder.leaves(formatAmount(value.price - value.cost))}
        </Typography>
      ) : null}
      {children}
    </DemoSheet>
  );
}
