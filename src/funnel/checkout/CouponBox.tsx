import { styled } from '@mui/material/styles';
import { useState, type ReactNode, type ToggleEvent } from 'react';
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
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': iconMask('plus', 16),
  },
  '&[open] > summary::before': { transform: 'rotate(45deg)' },
}));

// Beside the order, on a wide screen, it would be said twice.
const Effect = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  color: theme.vars.palette.text.primary,
  fontWeight: 'normal',
  [theme.breakpoints.up('laptop')]: { display: 'none' },
}));

function shown(state: CouponState, effect: ReactNode): CodeBoxState {
  if (state.status === 'rejected') return { status: 'rejected', error: errorMessage(state.error) };
  if (state.status !== 'applied') return state;
  const { code, plan } = state.offer;
  const message = plan ? words.discount(plan.name) : words.free;
  return { status: 'applied', code, message, effect: effect ? <Effect>{effect}</Effect> : null };
}

/** Props of `CouponBox`: all of `useCoupon`, and what the applied coupon changes. */
export interface CouponBoxProps extends Coupon {
  /** Shown where the order, which says the same, is a screen above. */
  effect?: ReactNode;
}

/**
 * The coupon box, in every state of R-COUPON-STATES. It is folded until an owner with a code asks for it, and never
 * while it has something to say.
 */
export function CouponBox({ state, apply, remove, effect }: CouponBoxProps) {
  const [asked, setAsked] = useState(false);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setAsked(currentTarget.open);
  return (
    <Fold open={asked || state.status !== 'unapplied'} onToggle={handleToggle}>
      <summary>{words.open}</summary>
      <CodeBox
        label={words.label}
        buttonLabels={buttonLabels}
        removeLabel={words.remove}
        state={shown(state, effect)}
        onApply={apply}
        onRemove={remove}
      />
    </Fold>
  );
}
