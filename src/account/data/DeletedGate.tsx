import { Check } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { yourData } from '#content/account/yourData.ts';
import { paths } from '#domain/paths.ts';
import { StepFrame } from '#funnel/frame/StepFrame.tsx';

const { done: words } = yourData.remove;

/** Says that the account is deleted and its owner is signed out. */
export function DeletedGate() {
  return (
    <StepFrame>
      <GateMessage
        icon={Check}
        tone="success"
        heading={words.heading}
        action={
          <ActionLink variant="outlined" href={paths.landing}>
            {words.home}
          </ActionLink>
        }
      >
        {words.body}
      </GateMessage>
    </StepFrame>
  );
}
