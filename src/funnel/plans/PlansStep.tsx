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
import { inEm, lowWindow, tokens } from '#theme/index.ts';
import { ComeBackNotice } from '../frame/ComeBackNotice.tsx';
import { LoadingGate } from '../frame/LoadingGate.tsx';
import { FailedStep, StepFrame } from '../frame/StepFrame.tsx';
import { SubscribedGate } from '../frame/SubscribedGate.tsx';
import { priceInWords } from '../price/amountInWords.ts';
import { dueToday } from '../price/dueToday.ts';
import { PlanTicket } from './PlanTicket.tsx';
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

// On a laptop the cards stand beside the ticket, as on the next screen; else the ticket is a line at the thumb.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('laptop')]: {
    columnGap: theme.spacing(4),
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
}));

const Order = styled('div')(({ theme }) => ({
  position: 'sticky',
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > [data-line]': {
    ...theme.typography.figure,
    fontSize: theme.typography.h5.fontSize,
    whiteSpace: 'normal',
    // On one line, as far as the amounts allow.
    [theme.breakpoints.down(inEm(360))]: { fontSize: theme.typography.body1.fontSize },
  },
  [theme.breakpoints.down('laptop')]: {
    bottom: 0,
    zIndex: 1,
    margin: theme.spacing(0, -2.5),
    padding: theme.spacing(1.25, 2.5),
    backgroundColor: tokens.color.white,
    borderTop: `1px solid ${tokens.color.line}`,
    '& > [data-ticket]': { display: 'none' },
    'html:has(&)': { scrollPaddingBottom: '9rem' },
    // It would cover most of what is there.
    [lowWindow]: { position: 'static' },
  },
  [theme.breakpoints.up('laptop')]: {
    top: theme.spacing(3),
    gap: theme.spacing(3),
    '& > [data-line]': { display: 'none' },
  },
}));

/** Props of `PlansStep`: all of `usePlans`, the selection, and the navigation. */
export interface PlansStepProps extends Plans {
  /** The plan in the address bar. */
  selected: PublicPlanName;
  onSelect: (choice: { plan: PublicPlanName }) => void;
  /** 'Proceed to Checkout' with the selected plan. */
  onProceed: (choice: { plan: PublicPlanName }) => void;
  onLogout: () => void;
}

/** Step 2, 'Choose Your Plan'. */
export function PlansStep(props: PlansStepProps) {
  const { state, selected, onSelect, onProceed, onRetry, onLogout } = props;
  const frame = { title: words.heading, step: 1, width: 'page' as const };
  if (state.status === 'loading') return <LoadingGate {...frame} text={words.loading} />;
  if (state.status === 'failed')
    return <FailedStep step={1} error={state.error} onRetry={onRetry} onLogout={onLogout} />;
  if (state.status === 'alreadySubscribed') return <SubscribedGate owner={state} onLogout={onLogout} />;
  // The popular plan comes first, as on the landing page.
  const cards = state.offers.map((offer) => ({ offer, ...planWords(offer) })).toReversed();
  const [first, ...others] = cards.map(({ features }) => features);
  const included = others.every((features) => String(features) === String(first)) ? first : undefined;
  const quote = state.offers.find(({ name }) => name === selected)?.quote;
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
      <Columns>
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
        <Order>
          {quote ? (
            <>
              <div data-ticket>
                <PlanTicket plan={selected} quote={quote} today={state.today} />
              </div>
              <span data-line>{words.dueThen(dueToday(quote, state.today).amount, priceInWords(quote))}</span>
            </>
          ) : null}
          <ActionButton
            variant="contained"
            size="large"
            fullWidth
            onClick={() => onProceed({ plan: selected })}
          >
            {words.proceed}
          </ActionButton>
        </Order>
      </Columns>
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
