import { ActionButton } from '#components/ActionButton.tsx';
import { CardGroup } from '#components/CardGroup.tsx';
import { Notice } from '#components/Notice.tsx';
import { PlanCard } from '#components/PlanCard.tsx';
import { checkout } from '#content/funnel/checkout.ts';
import { plans as words } from '#content/funnel/plans.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { ComeBackNotice } from '../frame/ComeBackNotice.tsx';
import { FailedGate } from '../frame/FailedGate.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate, type SubscribedGateProps } from '../frame/SubscribedGate.tsx';
import { planWords } from './planWords.ts';
import type { Plans } from './usePlans.ts';

/** Props of `PlansStep`: all of `usePlans`, the selection, and the navigation. */
export interface PlansStepProps extends Plans, Omit<SubscribedGateProps, 'onLogout'> {
  /** The plan in the address bar. */
  selected: PublicPlanName;
  onSelect: (choice: { plan: PublicPlanName }) => void;
  /** 'Proceed to Checkout' with the selected plan. */
  onProceed: (choice: { plan: PublicPlanName }) => void;
  onLogout: () => void;
}

/** Step 2, 'Choose Your Plan'. */
export function PlansStep(props: PlansStepProps) {
  const { state, selected, onSelect, onProceed, onRetry, onLogout, onGoToSignIn, onSeeConfirmation } = props;
  const frame = { title: words.heading, step: 1, width: 'page' as const };
  if (state.status === 'loading') return <LoadingGate {...frame} text={words.loading} />;
  if (state.status === 'failed')
    return <FailedGate step={1} error={state.error} {...{ onRetry, onLogout }} />;
  if (state.status === 'alreadySubscribed') {
    return <SubscribedGate {...{ onGoToSignIn, onSeeConfirmation, onLogout }} />;
  }
  const incomplete = state.offers.some(({ quote }) => quote === null);
  const elsewhere = state.offers.find(
    ({ quote }) => quote && quote.currency !== quote.preferredCurrency,
  )?.quote;
  const reload = (
    <ActionButton variant="outlined" size="small" onClick={onRetry}>
      {words.fallback.reload}
    </ActionButton>
  );
  return (
    <StepFrame {...frame} lead={words.intro} onLogout={onLogout}>
      {state.comeBack ? <ComeBackNotice {...state.comeBack} /> : null}
      {incomplete ? (
        <Notice tone="warning" action={reload}>
          {words.fallback.notice}
        </Notice>
      ) : null}
      {elsewhere ? (
        <Notice tone="info">
          {checkout.billedElsewhere(elsewhere.preferredCurrency, elsewhere.currency)}
        </Notice>
      ) : null}
      <CardGroup label={words.groupLabel}>
        {state.offers.map((offer) => (
          <PlanCard
            key={offer.name}
            {...planWords(offer)}
            group="plan"
            value={offer.name}
            name={offer.name}
            selected={offer.name === selected}
            buttonLabels={{ select: words.select, selected: words.selected }}
            onSelect={() => onSelect({ plan: offer.name })}
            {...(offer.name === 'Yearly' ? { badge: words.popular } : {})}
          />
        ))}
      </CardGroup>
      <ActionButton
        variant="contained"
        size="large"
        sx={{ alignSelf: { phone: 'stretch', tablet: 'center' } }}
        onClick={() => onProceed({ plan: selected })}
      >
        {words.proceed}
      </ActionButton>
    </StepFrame>
  );
}
