import { styled } from '@mui/material/styles';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { dayLabels, hourName } from '#content/demos/week.ts';
import { tokens } from '#theme/index.ts';
import { everyOpenHour, weekdays, type Weekday } from '../state/moment.ts';
import { spots } from '../state/sampleSpots.ts';
import type { Shift } from '../state/demoState.ts';
import { SwitchKey } from './SwitchKey.tsx';

const Bar = styled('div')({
  display: 'grid',
  // Fits the longest day, Wednesday, which is wider than any hour.
  gridTemplateColumns: '5fr 4fr',
  gap: 10,
  padding: 12,
  alignItems: 'end',
  backgroundColor: tokens.color.peachSoft,
  '& > div:first-of-type, & > label': { gridColumn: '1 / -1' },
  '@container demo (min-width: 640px)': {
    gridTemplateColumns: '1.4fr 1.2fr 1fr',
    padding: '12px 20px 16px',
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
  '@container demo (min-width: 960px)': {
    gridTemplateColumns: '1.4fr 1.2fr 0.8fr 1.7fr',
    '& > label': { gridColumn: 'auto' },
  },
});

const choices = {
  spots: spots.map(({ id, name }) => ({ value: id, label: name })),
  days: weekdays.map((day) => ({ value: day, label: dayLabels[day] })),
  hours: everyOpenHour.map((hour) => ({ value: String(hour), label: hourName(hour) })),
};

export interface ShiftBarProps {
  shift: Shift;
  airplane: boolean;
  onShift: (shift: Partial<Shift>) => void;
  onAirplane: (change: { on: boolean }) => void;
}

/** The truck's spot, its time and its signal. */
export function ShiftBar({ shift, airplane, onShift, onAirplane }: ShiftBarProps) {
  return (
    <Bar role="group" aria-label={pointOfSale.shift}>
      <CurrencySelect
        label={pointOfSale.spot}
        options={choices.spots}
        value={shift.spotId}
        onChange={(event) => onShift({ spotId: event.target.value })}
      />
      <CurrencySelect
        label={pointOfSale.day}
        options={choices.days}
        value={shift.day}
        onChange={(event) => onShift({ day: event.target.value as Weekday })}
      />
      <CurrencySelect
        label={pointOfSale.hour}
        options={choices.hours}
        value={String(shift.hour)}
        onChange={(event) => onShift({ hour: Number(event.target.value) })}
      />
      <SwitchKey
        label={pointOfSale.airplane}
        detail={airplane ? pointOfSale.airplaneOn : pointOfSale.airplaneOff}
        on={airplane}
        onSwitch={onAirplane}
      />
    </Bar>
  );
}
