import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { CardGroup } from '#components/CardGroup.tsx';
import { FeatureList } from '#components/FeatureList.tsx';
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

/** The plan that the landing page recommends, too. */
const popular: PublicPlanName = 'Yearly';

const Included = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '& > h2': { marginBottom: theme.spacing(1.5) },
  [theme.breakpoints.up('tablet')]: {
    marginTop: 0,
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
  },
}));

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
  // The popular plan comes first, as on the landing page.
  const cards = state.offers.map((offer) => ({ offer, ...planWords(offer) })).toReversed();
  const [first, ...others] = cards.map(({ features }) => features);
  const included = others.every((features) => String(features) === String(first)) ? first : undefined;
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
      <CardGroup
        label={words.groupLabel}
        name="plan"
        value={selected}
        onSelect={({ value }) => onSelect({ plan: value })}
      >
        {cards.map(({ offer, features, ...card }) => (
          <PlanCard
            key={offer.name}
            {...card}
            features={included ? [] : features}
            value={offer.name}
            name={words.names[offer.name]}
            buttonLabels={{ select: words.select, selected: words.selected }}
            {...(offer.name === popular ? { badge: words.popular } : {})}
          />
        ))}
      </CardGroup>
      <ActionButton
        variant="contained"
        size="large"
        sx={{ alignSelf: { phone: 'stretch', tablet: 'center' }, marginTop: { phone: 1.5, tablet: 0 } }}
        onClick={() => onProceed({ plan: selected })}
      >
        {words.proceed}
      </ActionButton>
      {included ? (
        <Included>
          <Typography variant="h5" component="h2">
            {words.included}
          </Typography>
          <FeatureList items={included} size="small" />
        </Included>
      ) : null}
    </StepFrame>
  );
}
