import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { tokens } from '#theme/index.ts';

const { summary, pay } = checkout;

// Sticks to the screen's lower edge until the end of the order, above the payment, is reached.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-2),
  padding: theme.spacing(1.5, 2),
  backgroundColor: tokens.color.white,
  boxShadow: `0 -1px 0 ${tokens.color.line}`,
  whiteSpace: 'nowrap',
  '& b': { ...theme.typography.figure, fontSize: theme.typography.h5.fontSize, marginLeft: theme.spacing(1) },
  [theme.breakpoints.up('laptop')]: { display: 'none' },
}));

/** Props of `PayBar`. */
export interface PayBarProps {
  /** The formatted amount due today. */
  amount: string;
  /** Leads to the payment. */
  onGoToPayment: () => void;
}

/** Keeps the way to pay on a phone's first screen, where the payment itself lies below the order. */
export function PayBar({ amount, onGoToPayment }: PayBarProps) {
  return (
    <Bar>
      <span>
        {summary.dueToday}
        <b>{amount}</b>
      </span>
      <ActionButton variant="contained" onClick={onGoToPayment}>
        {pay.goTo}
      </ActionButton>
    </Bar>
  );
}
