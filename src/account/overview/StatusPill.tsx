import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import {
  Ban,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleSlash,
  Gift,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { overview } from '#content/account/overview.ts';
import type { AccountState } from '#domain/account.ts';
import { quietColor, tokens } from '#theme/index.ts';

const { color } = tokens;

// Every state has its own color and icon, so states differ even without color.
const drawings: Record<AccountState, LucideIcon> = {
  trial: Gift,
  active: CircleCheck,
  paymentFailed: TriangleAlert,
  refunded: Undo2,
  suspended: Ban,
  paused: CirclePause,
  cancelled: CalendarX,
  ended: CircleSlash,
};

const Pill = styled(Chip)({
  border: '1px solid transparent',
  '&[data-state="trial"]': { backgroundColor: color.peach, color: color.orangeDark },
  '&[data-state="active"]': { backgroundColor: color.leafSoft, color: color.leaf },
  '&[data-state="paymentFailed"]': { backgroundColor: color.chili, color: color.white },
  '&[data-state="refunded"]': { backgroundColor: color.chiliSoft, color: color.chiliDeep },
  '&[data-state="suspended"]': {
    backgroundColor: color.white,
    color: color.chiliDeep,
    borderColor: color.chili,
  },
  '&[data-state="paused"]': {
    backgroundColor: color.white,
    color: color.ink,
    borderColor: color.ink,
  },
  '&[data-state="cancelled"]': { backgroundColor: color.ink, color: color.paper },
  '&[data-state="ended"]': { backgroundColor: color.paperDeep, color: quietColor },
});

export interface StatusPillProps {
  state: AccountState;
}

/** The status of a subscription in a word or two, with an icon. */
export function StatusPill({ state }: StatusPillProps) {
  return (
    <Pill data-state={state} icon={<Icon of={drawings[state]} size={16} />} label={overview.states[state]} />
  );
}
