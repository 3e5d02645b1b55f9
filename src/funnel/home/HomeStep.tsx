import { ActionButton } from '#components/ActionButton.tsx';
import { home as words } from '#content/funnel/home.ts';
import { shared } from '#content/funnel/shared.ts';
import { FailedGate } from '../frame/FailedGate.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate } from '../frame/SubscribedGate.tsx';
import type { Home } from './useHome.ts';

/** Props of `HomeStep`: the result of `useHome` and the navigation. */
export interface HomeStepProps extends Home {
  /** Begins the sign-up. */
  onStart: () => void;
  onLogout: () => void;
}

/** The welcome to the sign-up area. */
export function HomeStep({ state, onRetry, onStart, onLogout }: HomeStepProps) {
  if (state.status === 'loading') return <LoadingGate title={words.heading} text={shared.loading} />;
  if (state.status === 'failed')
    return <FailedGate error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'alreadySubscribed') return <SubscribedGate owner={state} onLogout={onLogout} />;
  return (
    <StepFrame key="step" title={words.heading} lead={words.body} step={0} sheet={false}>
      <ActionButton
        variant="contained"
        size="large"
        sx={{ alignSelf: { phone: 'stretch', tablet: 'start' } }}
        onClick={onStart}
      >
        {words.start}
      </ActionButton>
    </StepFrame>
  );
}
