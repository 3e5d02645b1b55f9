import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { lowWindow, tokens } from '#theme/index.ts';

const { summary, pay } = checkout;

/** How far the payment section must be above the window's lower edge, in pixels; then its button is visible too. */
const room = 160;

// The start of the payment section. It takes no room: the negative margin cancels its height and the sheet's gap above it.
const Start = styled('span')(({ theme }) => ({ height: 1, marginTop: `calc(-1px - ${theme.spacing(3)})` }));

// Spans the screen, across the page's margins.
const Bar = styled(Stack)(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 1,
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2.5),
  padding: theme.spacing(1.5, 2.5),
  [theme.breakpoints.up('laptop')]: { display: 'none' },
  // It would cover most of what is there.
  [lowWindow]: { display: 'none' },
  '@media print': { display: 'none' },
  // What takes the focus scrolls to above the bar, also where large text makes two rows of it.
  'html:has(&)': { scrollPaddingBottom: '8rem' },
  backgroundColor: tokens.color.white,
  borderTop: `1px solid ${tokens.color.line}`,
  whiteSpace: 'nowrap',
  '& > button': { flexGrow: 1, maxWidth: '20rem' },
  '& b': { ...theme.typography.figure, fontSize: theme.typography.h5.fontSize, marginLeft: theme.spacing(1) },
}));

export interface PayBarProps {
  /** The formatted amount due today. */
  amount: string;
  /** Scrolls to the payment. */
  onGoToPayment: () => void;
}

/**
 * Keeps a pay button on a phone's first screen, where the payment itself is below the order. Hidden once the payment
 * section, which follows this component, is in view.
 */
export function PayBar({ amount, onGoToPayment }: PayBarProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setArrived(entries.at(-1)?.isIntersecting ?? false),
      // All that is above the window counts, because a jump to the page's end reports no section that it passes.
      // Without the root, a page in a frame is measured by the outer window, and the margins are ignored.
      { root: document, rootMargin: `1000000px 0px -${room}px` },
    );
    if (start.current) observer.observe(start.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Start ref={start} aria-hidden />
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
