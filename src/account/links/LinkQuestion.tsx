import { Check, CircleAlert, Mail } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { GateMessage, type GateMessageProps } from '#components/GateMessage.tsx';
import { brand } from '#content/brand.ts';
import { addresses } from '#content/account/addresses.ts';
import { errorMessage } from '#content/errors.ts';
import { StepFrame } from '#funnel/frame/StepFrame.tsx';
import type { AccountActionState } from '../useAccountAction.ts';

export interface LinkQuestionProps {
  /** What the link does. */
  kind: 'confirm' | 'takeBack';
  state: AccountActionState;
  onSubmit: () => void;
  /** The address where the owner signs in again. */
  signInHref: string;
}

/**
 * The page of a link in an e-mail that changes something. Nothing happens before the visitor presses, because mail scanners open
 * links, too.
 */
export function LinkQuestion({ kind, state, onSubmit, signInHref }: LinkQuestionProps) {
  const words = addresses[kind];
  if (state.status === 'failed') {
    const again = state.error.code === 'network/unreachable';
    return (
      <Message
        key="failed"
        icon={CircleAlert}
        tone="error"
        heading={addresses.failedHeading}
        action={
          again ? (
            <ActionButton variant="contained" onClick={onSubmit}>
              {words.submit}
            </ActionButton>
          ) : (
            <ActionLink variant="outlined" href={`mailto:${brand.supportEmail}`}>
              {addresses.support}
            </ActionLink>
          )
        }
      >
        {errorMessage(state.error)} {again ? null : words.failed}
      </Message>
    );
  }
  if (state.status === 'done') {
    return (
      <Message
        key="done"
        icon={Check}
        tone="success"
        heading={words.doneHeading}
        action={
          kind === 'takeBack' ? (
            <ActionLink variant="contained" href={signInHref}>
              {addresses.takeBack.signIn}
            </ActionLink>
          ) : null
        }
      >
        {words.done}
      </Message>
    );
  }
  return (
    <Message
      key="asked"
      icon={Mail}
      heading={words.heading}
      action={
        <ActionButton
          variant="contained"
          loading={state.status === 'busy'}
          loadingLabel={words.submitBusy}
          onClick={onSubmit}
        >
          {words.submit}
        </ActionButton>
      }
    >
      {words.body}
    </Message>
  );
}

function Message(message: GateMessageProps) {
  return (
    <StepFrame door={false}>
      <GateMessage {...message} />
    </StepFrame>
  );
}
