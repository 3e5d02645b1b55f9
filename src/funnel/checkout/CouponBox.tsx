import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { iconMask } from '#components/iconImage.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { tokens } from '#theme/index.ts';
import { CodeBox } from './CodeBox.tsx';
import type { Coupon } from './useCoupon.ts';

const { coupon: words } = checkout;

const Opener = styled(AccordionSummary)(({ theme }) => ({
  gap: theme.spacing(0.5),
  width: 'fit-content',
  '&::before': iconMask('plus', 16),
  '&.Mui-expanded::before': { transform: 'rotate(45deg)' },
  // Aligns the text with the order's heading beside it.
  [theme.breakpoints.up('laptop')]: { marginTop: theme.spacing(-2) },
  // In forced colors, it has a border.
  '@media (forced-colors: active)': {
    marginBottom: theme.spacing(1),
    paddingInline: theme.spacing(2),
    borderRadius: tokens.radius.control,
  },
}));

/** Props of `CouponBox`: all of `useCoupon`, and the new price. */
export interface CouponBoxProps extends Coupon {
  /** The price per period with the applied coupon; null without one. */
  price?: string | null;
}

/** The coupon box, in every state of R-COUPON-STATES; collapsed at first, but never with a result. */
export function CouponBox({ price = null, ...coupon }: CouponBoxProps) {
  const { initialCode = '', state, onRemove } = coupon;
  const [asked, setAsked] = useState(initialCode !== '');
  const applied = state.status === 'applied';
  const discounted = applied && state.offer.plan !== null;
  const effect = discounted && price !== null ? words.discount(price) : words.free;
  const handleRemove = () => {
    // The box stays open for the field, which takes the focus.
    setAsked(true);
    onRemove();
  };
  return (
    <Accordion
      expanded={asked || state.status !== 'unapplied'}
      onChange={(_, expanded) => setAsked(expanded)}
    >
      {/* A mark beside an applied coupon would look like a remove button, which is separate. */}
      <Opener hidden={applied}>{words.open}</Opener>
      <AccordionDetails>
        <CodeBox {...coupon} onRemove={handleRemove} effect={applied ? effect : null} />
      </AccordionDetails>
    </Accordion>
  );
}
