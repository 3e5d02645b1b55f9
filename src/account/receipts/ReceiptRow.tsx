import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { KeptWords } from '#components/BreakableText.tsx';
import { alignedText } from '#components/alignedText.ts';
import { Receipt as Ticket } from '#components/Receipt.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { receipts as words } from '#content/account/receipts.ts';
import { brand } from '#content/brand.ts';
import { ReceiptToKeep } from '#funnel/keep/ReceiptToKeep.tsx';
import { amountFigures, tokens } from '#theme/index.ts';
import {
  amountOf,
  dayOf,
  kindOf,
  notesOf,
  receiptAsText,
  receiptFacts,
  type ReceiptContext,
} from './receiptFacts.ts';

const Item = styled(ListItem)(({ theme }) => ({
  padding: theme.spacing(1.5, 0),
  '& + &': { borderTop: `2px dashed ${tokens.color.line}` },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  // Date and amount share a line, and the period has the whole next line, because its days do not break.
  '& > p': { display: 'contents' },
  '& strong': { fontWeight: 620 },
  '& small': {
    ...theme.typography.body2,
    gridColumn: '1 / -1',
    gridRow: 2,
    color: theme.vars.palette.text.secondary,
  },
  '& > b': { ...amountFigures, fontWeight: 620, textAlign: 'right' },
  '& > b[data-kind="refund"], & > b[data-kind="reversal"]': { color: theme.vars.palette.success.main },
  '& > button': { ...alignedText, gridColumn: '1 / -1', justifySelf: 'start' },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 128px',
    '& > button': { gridColumn: 'auto', justifySelf: 'end' },
  },
}));

const Opened = styled('div')(({ theme }) => ({
  maxWidth: tokens.measure.form,
  margin: theme.spacing(2, 'auto', 2),
}));

export interface ReceiptRowProps extends ReceiptContext {
  /** Whether the receipt's ticket is shown below the row. */
  open: boolean;
  onToggle: () => void;
}

/** One movement of money, which expands to a ticket to copy and to print. */
export function ReceiptRow({ open, onToggle, ...context }: ReceiptRowProps) {
  const id = useId();
  const { receipt } = context;
  const kind = kindOf(receipt);
  const kept = [receipt.creditFor ?? ''];
  return (
    <Item>
      <Line>
        <Typography>
          <strong>{dayOf(receipt)}</strong>
          <small>
            <KeptWords kept={kept}>{[kind, ...notesOf(receipt)].join(', ')}</KeptWords>
          </small>
        </Typography>
        <b data-kind={receipt.kind}>{amountOf(receipt)}</b>
        <ActionButton
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          {open ? words.close : words.open[receipt.kind]}
          <VisuallyHidden>
            <KeptWords kept={kept}>{words.which(kind, dayOf(receipt))}</KeptWords>
          </VisuallyHidden>
        </ActionButton>
      </Line>
      {open ? (
        <Opened id={id}>
          <ReceiptToKeep text={receiptAsText(context)} from={brand.name}>
            <Ticket
              title={words.ticket.heading[receipt.kind]}
              headingLevel={3}
              rows={receiptFacts(context)}
            />
          </ReceiptToKeep>
        </Opened>
      ) : null}
    </Item>
  );
}
