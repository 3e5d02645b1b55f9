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
import { ChangePreview } from './ChangePreview.tsx';
import type { Change } from './useChange.ts';

/** Props of `ChangeCard`: all of `useChange`, and what the owner has now. */
export interface ChangeCardProps extends Change {
  subscription: Confirmation;
}

/** What the owner has, and the way to another plan or number of devices. */
export function ChangeCard({ subscription, state, ...change }: ChangeCardProps) {
  const { countedDevices: counted } = subscription;
  const opener = useReturnFocus(state.status !== 'closed');
  const panel = () => {
    if (state.status === 'closed') {
      return (
        <Actions>
          <ActionButton ref={opener} variant="outlined" onClick={change.onOpen}>
            {words.open}
          </ActionButton>
        </Actions>
      );
    }
    if (state.status === 'choosing' || state.status === 'pricing') {
      return (
        <ChangeForm
          wanted={state.wanted}
          pricing={state.status === 'pricing'}
          error={state.status === 'choosing' ? state.error : null}
          onPreview={change.onPreview}
          onClose={change.onClose}
        />
      );
    }
    return (
      <ChangePreview
        subscription={subscription}
        change={state.change}
        leaving={state.status === 'leaving'}
        error={state.status === 'priced' ? state.error : null}
        onConfirm={change.onConfirm}
        onChooseAgain={change.onChooseAgain}
      />
    );
  };
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
        panel()
      )}
    </AccountCard>
  );
}
