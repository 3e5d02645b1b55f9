import { styled } from '@mui/material/styles';
import { overview } from '#content/account/overview.ts';
import type { AccountState } from '#domain/account.ts';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  padding: '5px 12px',
  borderRadius: tokens.radius.round,
  fontWeight: 680,
  '&[data-state="trial"]': { backgroundColor: color.peach, color: color.orangeDark },
  '&[data-state="active"]': { backgroundColor: color.leafSoft, color: color.leaf },
  '&[data-state="paymentFailed"], &[data-state="unpaid"], &[data-state="suspended"]': {
    backgroundColor: color.chiliSoft,
    color: color.chiliDeep,
  },
  '&[data-state="cancelled"], &[data-state="ended"]': {
    backgroundColor: color.paperDeep,
    color: color.inkMuted,
  },
}));

/** Props of `StatusPill`. */
export interface StatusPillProps {
  state: AccountState;
}

/** The state of a subscription in a word or two. */
export function StatusPill({ state }: StatusPillProps) {
  return <Pill data-state={state}>{overview.states[state]}</Pill>;
}
