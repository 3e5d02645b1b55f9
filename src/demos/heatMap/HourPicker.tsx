import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { hourName } from '#content/demos/week.ts';
import { useCanceledDrag } from '#hooks/useCanceledDrag.ts';
import { tokens, transition } from '#theme/index.ts';
import { isWithin, openHours, type HourRange } from '../state/moment.ts';
import type { HourTakings } from './ranking.ts';

const { color } = tokens;

const end = openHours.to + 1;

const Bars = styled(Stack)({
  flexDirection: 'row',
  alignItems: 'flex-end',
  height: 56,
  marginBottom: -8,
  // Half a thumb on each side, as the slider has it.
  paddingInline: 15,
  '& i': {
    flex: 1,
    minHeight: 2,
    marginInline: 1.5,
    borderRadius: '4px 4px 0 0',
    backgroundColor: color.peach,
    // The bars are content, so forced colors keep them.
    forcedColorAdjust: 'none',
    transition: transition('height', 'background-color'),
  },
  '& i[data-chosen="true"]': { backgroundColor: color.orange },
});

export interface HourPickerProps {
  hours: HourRange;
  /** Values of the bars above the slider, one for each hour. Decorative; the table has the numbers. */
  takings: readonly HourTakings[];
  onChange: (change: { hours: HourRange }) => void;
}

/** A time range between two thumbs, below bars that show the best hours. */
export function HourPicker({ hours, takings, onChange }: HourPickerProps) {
  const canceledDrag = useCanceledDrag(hours, (before) => onChange({ hours: before }));
  const largest = Math.max(1, ...takings.map(({ value }) => value));
  const handleChange = (_: unknown, value: number | number[]) => {
    const [from = openHours.from, until = end] = value as number[];
    // The two thumbs stay at least one hour apart.
    if (until > from) onChange({ hours: { from, to: until - 1 } });
  };
  return (
    <>
      <Bars aria-hidden>
        {takings.map(({ hour, value }) => (
          <i
            key={hour}
            data-chosen={isWithin(hour, hours)}
            style={{ height: `${(100 * Math.max(0, value)) / largest}%` }}
          />
        ))}
      </Bars>
      <Slider
        min={openHours.from}
        max={end}
        value={[hours.from, hours.to + 1]}
        {...canceledDrag}
        disableSwap
        getAriaLabel={(thumb) => (thumb === 0 ? heatMap.from : heatMap.until)}
        getAriaValueText={hourName}
        onChange={handleChange}
      />
    </>
  );
}
