import { ActionButton } from '#components/ActionButton.tsx';
import { change as words } from '#content/account/change.ts';
import { shared } from '#content/funnel/shared.ts';
import { formatDay } from '#domain/day.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { TextLink } from '#funnel/frame/TextLink.tsx';
import { AccountCard } from '../frame/AccountCard.tsx';
import { Actions, Quiet } from '../frame/layout.ts';
import { useReturnFocus } from '../frame/useReturnFocus.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { Change } from './useChange.ts';

/** Props of `ChangeCard`: all of `useChange`, and what the owner has now. */
export interface ChangeCardProps extends Change {
  subscription: Confirmation;
}

/** What the owner has, and the way to another plan or number of devices. */
export function ChangeCard({ subscription, state, onOpen, ...change }: ChangeCardProps) {
  const { countedDevices: counted } = subscription;
  const opener = useReturnFocus(state.status !== 'closed');
  const panel =
    state.status === 'closed' ? (
      <Actions>
        <ActionButton ref={opener} variant="outlined" onClick={onOpen}>
          {words.open}
        </ActionButton>
      </Actions>
    ) : (
      <ChangeForm subscription={subscription} state={state} {...change} />
    );
  return (
    <AccountCard heading={words.heading}>
      {state.status === 'closed' ? (
        <Quiet>
          {words.now(subscription.planName, subscription.posDevices)}
          {counted ? ` ${words.counted(counted.posDevices, formatDay(new Date(counted.until)))}` : null}
        </Quiet>
      ) : null}
      {subscription.total === 0 ? (
        <Quiet>
          {words.free}
          <TextLink {...shared.links.support} />.
        </Quiet>
      ) : (
        panel
      )}
    </AccountCard>
  );
}
