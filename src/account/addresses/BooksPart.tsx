import { X } from 'lucide-react';
import { Notice } from '#components/Notice.tsx';
import { addresses } from '#content/account/addresses.ts';
import type { Books } from '#domain/account.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { DisclosedRow } from '../frame/DisclosedRow.tsx';
import { OutcomeNotice } from '../frame/OutcomeNotice.tsx';
import { failureIn, type AccountAction, type DisclosedAction } from '../useAccountAction.ts';
import { AddressForm } from './lateAddressForm.ts';

const { books: words } = addresses;

export interface BooksPartProps {
  owner: Pick<Owner, 'email'>;
  /** The address that gets copies of the papers; null if there is none. */
  books: Books | null;
  naming: DisclosedAction<{ email: string }>;
  stopping: AccountAction;
}

/** The address that gets copies of the papers: a form to name one, and one press to remove it. */
export function BooksPart({ owner, books, naming, stopping }: BooksPartProps) {
  const { open, state, onOpen, onSubmit, onClose } = naming;
  if (books && !open) {
    const { email, confirmed } = books;
    const failure = failureIn(stopping.state);
    return (
      <>
        {failure === null ? null : <Notice tone="error">{failure}</Notice>}
        {state.status === 'done' && !confirmed ? (
          <OutcomeNotice tone="success">{words.asked(email)}</OutcomeNotice>
        ) : null}
        <ActionRow
          note={confirmed ? words.confirmed(email) : words.waiting(email)}
          icon={X}
          label={confirmed ? words.stop : words.withdraw}
          loading={stopping.state.status === 'busy'}
          loadingLabel={confirmed ? words.stopBusy : words.withdrawBusy}
          onClick={() => stopping.run()}
        />
      </>
    );
  }
  const form = (
    <AddressForm
      name="books"
      words={words}
      onSubmit={onSubmit}
      onClose={onClose}
      own={owner.email}
      about={[words.about]}
      busy={state.status === 'busy'}
      failure={failureIn(state)}
    />
  );
  return (
    <DisclosedRow
      open={open}
      onOpen={onOpen}
      form={form}
      outcome={stopping.state.status === 'done' ? words.stopped : null}
      note={words.none}
      label={words.open}
    />
  );
}
