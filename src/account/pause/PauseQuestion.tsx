import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { FeatureList } from '#components/FeatureList.tsx';
import { RadioChoice } from '#components/RadioChoice.tsx';
import { pause } from '#content/account/pause.ts';
import type { Account } from '#domain/account.ts';
import { formatDay } from '#domain/day.ts';
import { formatMoney } from '#domain/money.ts';
import { PanelForm } from '../frame/PanelForm.tsx';
import { failureIn } from '../useAccountAction.ts';
import type { Pausing } from './usePause.ts';

const { form: words } = pause;

export interface PauseQuestionProps extends Pick<Pausing['question'], 'state' | 'onSubmit' | 'onClose'> {
  /** An account whose subscription can be paused. */
  account: Account & { nextCharge: NonNullable<Account['nextCharge']> };
}

/** The confirmation before a pause: its end, the paid days that are kept, and the date of the next charge. */
export function PauseQuestion({ account, state, onSubmit, onClose }: PauseQuestionProps) {
  const { nextCharge, pauseOffers, waitingChange } = account;
  const [chosen, setChosen] = useState('');
  // The first at the start, and when time has passed and the chosen one is no longer offered.
  const offer = pauseOffers.find(({ until }) => until === chosen) ?? pauseOffers[0];
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (offer) onSubmit(offer);
  };
  return (
    <PanelForm
      name="pause"
      heading={words.heading}
      words={words}
      busy={state.status === 'busy'}
      failure={failureIn(state)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.what}</Typography>
      <RadioChoice
        label={words.until}
        options={pauseOffers.map(({ until }) => ({ value: until, label: formatDay(until) }))}
        value={offer?.until ?? ''}
        onChoose={setChosen}
      />
      <div aria-live="polite">
        {offer ? (
          <FeatureList
            size="small"
            items={[
              ...(offer.daysKept > 0 ? [words.kept(offer.daysKept, formatDay(nextCharge.at))] : []),
              words.next(formatMoney(nextCharge), formatDay(offer.nextChargeAt)),
              words.notice,
              ...(waitingChange ? [words.change] : []),
            ]}
          />
        ) : null}
      </div>
    </PanelForm>
  );
}
