import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { dayParts, heatMap } from '#content/demos/heatMap.ts';
import { dayLabels } from '#content/demos/week.ts';
import { ChoiceRow } from '../frame/ChoiceRow.tsx';
import type { Menu } from '../state/menu.ts';
import { weekdays } from '../state/moment.ts';
import { HourPicker } from './HourPicker.tsx';
import { SubjectPicker } from './SubjectPicker.tsx';
import type { HeatQuestion, HourTakings } from './ranking.ts';

const Parts = styled(Stack)({ gap: 16, minWidth: 0 });

const Part = styled(Stack)({ gap: 8, minWidth: 0 });

const Label = styled(Typography)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  '& span': { fontWeight: 460 },
});

const allWeek = 'all';

export interface QuestionsProps {
  menu: Menu;
  question: HeatQuestion;
  /** The value of each hour. */
  hours: readonly HourTakings[];
  onAsk: (change: Partial<HeatQuestion>) => void;
}

/** The filters of the map: measure, day and hours. */
export function Questions({ menu, question, hours, onAsk }: QuestionsProps) {
  const { subject, day, hours: asked } = question;
  const part = dayParts.find(({ from, to }) => from === asked.from && to === asked.to);
  const handleDay = ({ value }: { value: string }) =>
    onAsk({ day: weekdays.find((weekday) => weekday === value) });
  const handlePart = ({ value }: { value: string }) => {
    const chosen = dayParts.find(({ id }) => id === value);
    if (chosen) onAsk({ hours: { from: chosen.from, to: chosen.to } });
  };
  return (
    <Parts>
      <Part>
        <Label variant="subtitle2" aria-hidden>
          {heatMap.subject}
        </Label>
        <SubjectPicker menu={menu} subject={subject} onChange={onAsk} />
      </Part>
      <Part>
        <Label variant="subtitle2" aria-hidden>
          {heatMap.day}
        </Label>
        <ChoiceRow
          label={heatMap.day}
          perRow={4}
          options={[
            { value: allWeek, label: heatMap.wholeWeek },
            ...weekdays.map((weekday) => ({ value: weekday, label: dayLabels[weekday].slice(0, 3) })),
          ]}
          value={day ?? allWeek}
          onChange={handleDay}
        />
      </Part>
      <Part>
        <Label variant="subtitle2" aria-hidden>
          {heatMap.hours} <span>{heatMap.hoursName(asked.from, asked.to)}</span>
        </Label>
        <HourPicker hours={asked} takings={hours} onChange={onAsk} />
        <ChoiceRow
          label={heatMap.dayPart}
          perRow={3}
          options={dayParts.map(({ id, name }) => ({ value: id, label: name }))}
          value={part?.id}
          onChange={handlePart}
        />
      </Part>
    </Parts>
  );
}
