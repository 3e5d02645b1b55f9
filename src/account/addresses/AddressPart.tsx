import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { addresses } from '#content/account/addresses.ts';
import { formatDay } from '#domain/day.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { onDemand } from '../frame/onDemand.tsx';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import { failureIn, type DisclosedAction } from '../useAccountAction.ts';

const { change: words } = addresses;

const AddressForm = onDemand(async () => (await import('./AddressForm.tsx')).AddressForm);

/** Props of `AddressPart`. */
export interface AddressPartProps {
  owner: Owner;
  /** Until when the former address can undo a change; null if there was none lately. */
  wayBackUntil: string | null;
  address: DisclosedAction<{ email: string }>;
  /** Signs the owner out, to sign in again and return here. */
  onSignInAgain: () => void;
}

/** The address of the sign-in, and a form to change it. */
export function AddressPart({ owner, wayBackUntil, address, onSignInAgain }: AddressPartProps) {
  const { open, state, onOpen, onSubmit, onClose } = address;
  const done = state.status === 'done';
  const opener = useReturnFocus(open, { wanted: !done });
  if (open) {
    const tooOld = state.status === 'failed' && state.error.code === 'auth/recent-login-required';
    const again = (
      <ActionButton variant="outlined" size="small" onClick={onSignInAgain}>
        {words.signIn}
      </ActionButton>
    );
    return (
      <AddressForm
        {...{ words, onSubmit, onClose }}
        about={owner.withGoogle ? [words.about, words.withGoogle] : [words.about]}
        busy={state.status === 'busy'}
        failure={tooOld ? words.tooOld : failureIn(state)}
        remedy={tooOld ? again : undefined}
      />
    );
  }
  return (
    <>
      {done ? <OutcomeNotice tone="success">{words.sent}</OutcomeNotice> : null}
      <ActionRow note={words.now(owner.email)}>
        <ActionButton ref={opener} variant="text" onClick={onOpen}>
          {words.open}
        </ActionButton>
      </ActionRow>
      {wayBackUntil === null ? null : (
        <Typography variant="body2">{words.moved(formatDay(new Date(wayBackUntil)))}</Typography>
      )}
    </>
  );
}
