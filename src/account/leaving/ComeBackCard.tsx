import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { Actions } from '#components/buttonRows.ts';
import { leaving } from '#content/account/leaving.ts';
import type { ComeBack } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { AccountCard } from '../frame/AccountCard.tsx';

const { comeBack: words } = leaving;

export interface ComeBackCardProps extends ComeBack {
  /** Opens the sign-up. */
  onComeBack: () => void;
}

/** Lets an owner whose subscription is canceled or has ended subscribe again; shows the date of the first charge. */
export function ComeBackCard({ firstChargeAt, onComeBack }: ComeBackCardProps) {
  const charge = firstChargeAt === null ? words.today : words.later(formatDay(firstChargeAt));
  return (
    <AccountCard heading={words.heading}>
      <Typography color="textSecondary">{words.body}</Typography>
      {/* Keeps the date on one line of a phone. */}
      <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
        {charge}
      </Typography>
      <Actions>
        <ActionButton variant="contained" onClick={onComeBack}>
          {words.submit}
        </ActionButton>
      </Actions>
    </AccountCard>
  );
}
