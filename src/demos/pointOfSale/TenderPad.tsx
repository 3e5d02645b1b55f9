import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLeft, Banknote, CreditCard } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { tabularFigures } from '#theme/index.ts';
import type { MinorUnits } from '#domain/money.ts';
import { useFocusAfterRender } from '../frame/useFocusAfterRender.ts';
import { cashOffers } from './cash.ts';

// Two keys in a row where their words fit.
const Pad = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { flex: '1 1 40%' },
});

/** A row of its own. */
const whole = { flexBasis: '100%' };

const Key = styled(Button)({
  ...tabularFigures,
  flexWrap: 'wrap',
  minWidth: 'min-content',
  minHeight: 64,
  paddingInline: 8,
  fontSize: '1.0954rem',
});

const cashId = 'till-cash';
const exactId = 'till-exact';

export type Tender = { kind: 'card' } | { kind: 'cash'; given: MinorUnits };

export interface TenderPadProps {
  /** The total in cents. */
  total: MinorUnits;
  /** Whether there is no signal: a card cannot be charged. */
  offline: boolean;
  onPay: (tender: Tender) => void;
}

/** Takes the payment: by card while there is a signal, or in cash with the amount given. */
export function TenderPad({ total, offline, onPay }: TenderPadProps) {
  const noteId = useId();
  const [cash, setCash] = useState(false);
  const focus = useFocusAfterRender();
  const turn = (toCash: boolean) => {
    setCash(toCash);
    focus(toCash ? exactId : cashId);
  };
  if (!cash) {
    return (
      <Pad role="group" aria-label={pointOfSale.pay}>
        <Key
          variant="contained"
          color="secondary"
          startIcon={<Icon of={Banknote} size={24} />}
          id={cashId}
          onClick={() => turn(true)}
        >
          {pointOfSale.cash}
        </Key>
        <Key
          variant="contained"
          startIcon={<Icon of={CreditCard} size={24} />}
          disabled={offline}
          aria-describedby={offline ? noteId : undefined}
          onClick={() => onPay({ kind: 'card' })}
        >
          {pointOfSale.card}
        </Key>
        {offline ? (
          <Typography id={noteId} variant="body2" color="textSecondary" style={whole}>
            {pointOfSale.cardOffline}
          </Typography>
        ) : null}
      </Pad>
    );
  }
  return (
    <Pad role="group" aria-label={pointOfSale.cashGiven}>
      {cashOffers(total).map((given, index) => (
        <Key
          key={given}
          id={index === 0 ? exactId : undefined}
          variant="contained"
          color="secondary"
          onClick={() => onPay({ kind: 'cash', given })}
        >
          {given === total ? pointOfSale.exact : formatAmount(given)}
        </Key>
      ))}
      <Button style={whole} startIcon={<Icon of={ArrowLeft} />} onClick={() => turn(false)}>
        {pointOfSale.back}
      </Button>
    </Pad>
  );
}
