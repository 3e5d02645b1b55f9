import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { tokens } from '#theme/index.ts';

const { summary, pay } = checkout;

// Where the order ends. It takes no room: its margin gives back its height and the gap of the stack above it.
const End = styled('span')(({ theme }) => ({ height: 1, marginTop: `calc(-1px - ${theme.spacing(2)})` }));

// From edge to edge of the screen, across the margins of the page.
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2.5),
  [theme.breakpoints.up('laptop')]: { display: 'none' },
  backgroundColor: tokens.color.white,
  boxShadow: `0 -1px 0 ${tokens.color.line}`,
  whiteSpace: 'nowrap',
  '& b': { ...theme.typography.figure, fontSize: theme.typography.h5.fontSize, marginLeft: theme.spacing(1) },
}));

/** Props of `PayBar`. */
export interface PayBarProps {
  /** The formatted amount due today. */
  amount: string;
  /** Leads to the payment. */
  onGoToPayment: () => void;
}

/**
 * Keeps the way to pay on a phone's first screen, where the payment itself lies below the order. Gone once the end of the
 * order, above the payment, is in view.
 */
export function PayBar({ amount, onGoToPayment }: PayBarProps) {
  const end = useRef<HTMLSpanElement>(null);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setArrived(last !== undefined && (last.isIntersecting || last.boundingClientRect.top < 0));
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <End ref={end} aria-hidden />
      {arrived ? null : (
        <Bar>
          <span>
            {summary.dueToday}
            <b>{amount}</b>
          </span>
          <ActionButton variant="contained" onClick={onGoToPayment}>
            {pay.goTo}
          </ActionButton>
        </Bar>
      )}
    </>
  );
}
