import Typography from '@mui/material/Typography';
import { addresses } from '#content/account/addresses.ts';
import { formatDay } from '#domain/day.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { isSignInTooOld, signInRemedy } from '../frame/signInRemedy.tsx';
import { failureIn, type DisclosedAction } from '../useAccountAction.ts';
import { AddressForm } from './lateAddressForm.ts';

const { change: words } = addresses;

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
  const form = (
    <AddressForm
      name="address"
      words={words}
      onSubmit={onSubmit}
      onClose={onClose}
      own={owner.email}
      about={owner.withGoogle ? [words.about, words.withGoogle] : [words.about]}
      busy={state.status === 'busy'}
      failure={isSignInTooOld(state) ? words.tooOld : failureIn(state)}
      remedy={signInRemedy(state, { label: words.signIn, onSignInAgain })}
    />
  );
  return (
    <>
      <DisclosedRow
        open={open}
        onOpen={onOpen}
        form={form}
        outcome={state.status === 'done' ? words.sent : null}
        note={words.now(owner.email)}
        label={words.open}
      />
      {open || wayBackUntil === null ? null : (
        <Typography variant="body2">{words.moved(formatDay(wayBackUntil))}</Typography>
      )}
    </>
  );
}
