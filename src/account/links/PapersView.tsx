import { FileX } from 'lucide-react';
import { BreakableText } from '#components/BreakableText.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { addresses } from '#content/account/addresses.ts';
import { errorMessage } from '#content/errors.ts';
import type { Papers } from '#domain/account.ts';
import type { AppError } from '#domain/errors.ts';
import { FailedGate } from '#funnel/frame/FailedGate.tsx';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';
import { LoadingGate } from '#funnel/frame/LoadingGate.tsx';
import { StepFrame } from '#funnel/frame/StepFrame.tsx';
import type { ActionState } from '#hooks/useAsyncAction.ts';
import { ReceiptsCard } from '../receipts/ReceiptsCard.tsx';

const { papers: words } = addresses;

export interface PapersViewProps {
  state: ActionState<AppError, Papers>;
  /** Id of the transaction whose paper is open at first; null for none. */
  asked: string | null;
  onRetry: () => void;
}

/** The invoices and credit notes of an owner, for the holder of a link. Nothing can be changed here. */
export function PapersView({ state, asked, onRetry }: PapersViewProps) {
  if (state.status === 'failed') {
    if (state.error.code !== 'link/invalid') return <FailedGate error={state.error} onRetry={onRetry} />;
    return (
      <StepFrame door={false}>
        <GateMessage icon={FileX} tone="error" heading={words.failedHeading}>
          {errorMessage(state.error)} {words.failed}
        </GateMessage>
      </StepFrame>
    );
  }
  if (state.status !== 'done') return <LoadingGate title={words.heading} text={words.loading} width="page" />;
  const { email, ...account } = state.answer;
  const { restaurantName: truck } = account.profile;
  return (
    <FunnelFrame
      title={words.heading}
      lead={<BreakableText kept={[truck]}>{words.lead(truck)}</BreakableText>}
      width="page"
      sheet={false}
      door={false}
    >
      <ReceiptsCard account={account} email={email} asked={asked} />
    </FunnelFrame>
  );
}
