import { styled } from '@mui/material/styles';
import { useState, type ToggleEvent } from 'react';
import { CodeBox, type CodeBoxState } from '#components/CodeBox.tsx';
import { iconMask } from '#components/iconImage.ts';
import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { tokens } from '#theme/index.ts';
import type { Coupon, CouponState } from './useCoupon.ts';

const { coupon: words } = checkout;
const buttonLabels = { apply: words.apply, validating: words.validating, applied: words.applied };

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    width: 'fit-content',
    minHeight: tokens.target.regular,
    color: theme.vars.palette.brandText,
    listStyle: 'none',
    cursor: 'pointer',
    // A mark beside an applied coupon would look like a remove button, which is separate.
    '&[hidden]': { display: 'none' },
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': iconMask('plus', 16),
    // Aligns the text with the order's heading beside it.
    [theme.breakpoints.up('laptop')]: { marginTop: theme.spacing(-2) },
    // In forced colors, the summary has a border.
    '@media (forced-colors: active)': {
      marginBottom: theme.spacing(1),
      paddingInline: theme.spacing(2),
      borderRadius: tokens.radius.control,
    },
  },
  // Content slotted into `details` does not inherit the page's box sizing: the field would run under its button.
  '& > form': { boxSizing: 'border-box' },
  '&[open] > summary::before': { transform: 'rotate(45deg)' },
}));

function shown(state: CouponState, price: string | null): CodeBoxState {
  if (state.status === 'rejected') return { status: 'rejected', error: errorMessage(state.error) };
  if (state.status !== 'applied') return state;
  const { code, plan } = state.offer;
  return { status: 'applied', code, message: plan && price !== null ? words.discount(price) : words.free };
}

/** Props of `CouponBox`: all of `useCoupon`, and the new price. */
export interface CouponBoxProps extends Coupon {
  /** The price per period with the applied coupon; null without one. */
  price?: string | null;
}

/**
 * The coupon box, in every state of R-COUPON-STATES. It is collapsed until the owner opens it, but never while it shows a
 * result.
 */
export function CouponBox({ state, apply, remove, price = null }: CouponBoxProps) {
  const [asked, setAsked] = useState(false);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setAsked(currentTarget.open);
  return (
    <Fold open={asked || state.status !== 'unapplied'} onToggle={handleToggle}>
      <summary hidden={state.status === 'applied'}>{words.open}</summary>
      <CodeBox
        label={words.label}
        buttonLabels={buttonLabels}
        removeLabel={words.remove}
        state={shown(state, price)}
        onApply={apply}
        onRemove={remove}
      />
    </Fold>
  );
}
