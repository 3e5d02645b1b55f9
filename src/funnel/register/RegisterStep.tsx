import { shared } from '#content/funnel/shared.ts';
import { register as words } from '#content/funnel/register.ts';
import { ComeBackNotice } from '../frame/ComeBackNotice.tsx';
import { useState } from 'react';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import type { SceneProps } from '../frame/Scene.tsx';
import { FailedStep, StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate } from '../frame/SubscribedGate.tsx';
import { RegistrationFormView } from './RegistrationFormView.tsx';
import type { Register } from './useRegister.ts';

/** Props of `RegisterStep`: all of `useRegister`, and the navigation. */
export interface RegisterStepProps extends Register {
  onGoToSignIn: () => void;
  onLogout: () => void;
}

/** Step 1, 'Sign Up': the gate, then the registration form. */
export function RegisterStep({ state, onRetry, onLogout, onGoToSignIn, ...form }: RegisterStepProps) {
  // The name as it is typed; null until then.
  const [typedName, setTypedName] = useState<string | null>(null);
  const stored = state.status === 'form' ? state.initial.restaurantName : '';
  const scene: SceneProps = { state: 'named', name: typedName ?? stored, on: 'laptop' };
  const frame = { title: words.heading, step: 0, scene };
  if (state.status === 'loading') return <LoadingGate {...frame} text={shared.loading} />;
  if (state.status === 'failed')
    return <FailedStep step={0} error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'alreadySubscribed') {
    return <SubscribedGate owner={state} onGoToSignIn={onGoToSignIn} onLogout={onLogout} />;
  }
  return (
    <StepFrame {...frame} onLogout={onLogout}>
      {state.comeBack ? <ComeBackNotice {...state.comeBack} /> : null}
      <RegistrationFormView
        key={state.owner.uid}
        {...form}
        onDraft={(draft) => {
          setTypedName(draft.restaurantName);
          form.onDraft(draft);
        }}
        owner={state.owner}
        initial={state.initial}
        passwordKept={state.passwordKept ?? false}
        passwordLost={state.passwordLost ?? false}
      />
    </StepFrame>
  );
}
