import Typography from '@mui/material/Typography';
import { BreakableText } from '#components/BreakableText.tsx';
import { Receipt } from '#components/Receipt.tsx';
import { TrialTimeline } from '#components/TrialTimeline.tsx';
import { final as words } from '#content/funnel/final.ts';
import { scene as sceneWords } from '#content/funnel/scene.ts';
import { shared } from '#content/funnel/shared.ts';
import { chargeMomentsOfConfirmation, timelineOfConfirmation } from '#domain/timeline.ts';
import { firstChargeToCome } from '#domain/trial.ts';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { FailedStep, StepFrame } from '../frame/StepFrame.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { ReceiptToKeep } from '../keep/ReceiptToKeep.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { NextSteps } from './NextSteps.tsx';
import { receiptRows, receiptText } from './receiptRows.ts';
import type { Final } from './useFinal.ts';

const { links } = shared;

/** Props of `FinalStep`: all of `useFinal`, and the logout. */
export interface FinalStepProps extends Final {
  onLogout: () => void;
}

/** Step 4, 'You Are All Set!': the open truck, what comes next, then the receipt with the dates of the charges. */
export function FinalStep({ state, onRetry, onLogout }: FinalStepProps) {
  const frame = { title: words.heading, step: shared.steps.names.length };
  if (state.status === 'failed')
    return <FailedStep step={3} error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'loading')
    return <LoadingGate title={words.loadingHeading} step={3} text={shared.loading} />;

  const { confirmation, email, truckName } = state;
  const rows = receiptRows(confirmation, email);
  const timeline = timelineOfConfirmation(confirmation);
  const chargedLater = firstChargeToCome(chargeMomentsOfConfirmation(confirmation)) !== undefined;
  return (
    <StepFrame
      {...frame}
      scene={{
        state: 'open',
        name: truckName,
        caption: truckName && sceneWords.isOpen(truckName),
        below: <NextSteps />,
      }}
      sheet={false}
      lead={<BreakableText>{`${words.thanks} ${words.emailSent(email)}`}</BreakableText>}
      onLogout={onLogout}
    >
      <ReceiptToKeep text={receiptText(rows, timeline)}>
        <Receipt
          title={words.receipt.heading}
          rows={rows}
          stub={
            <TrialTimeline
              {...timeline}
              action={chargedLater ? <AddToCalendar confirmation={confirmation} /> : null}
            />
          }
        />
      </ReceiptToKeep>
      <Typography>
        {words.support.before}
        <TextLink {...links.support} />
        {words.support.after}
      </Typography>
    </StepFrame>
  );
}
