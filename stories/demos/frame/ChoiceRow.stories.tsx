import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { ChoiceRow, type ChoiceRowProps } from '#demos/frame/ChoiceRow.tsx';
import { measures, type Measure } from '#demos/state/sales.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

function Remembering({ value: initial, onChange, ...row }: ChoiceRowProps<Measure>) {
  const [value, setValue] = useState(initial);
  return (
    <ChoiceRow
      {...row}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Demos/Frame/ChoiceRow',
  component: ChoiceRow<Measure>,
  decorators: [onTablet()],
  render: (args) => <Remembering {...args} />,
  args: {
    label: heatMap.measure,
    options: measures.map((value) => ({ value, label: heatMap.measures[value] })),
    value: 'profit' as const,
    onChange: fn(),
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const NothingChosen = meta.story({ args: { value: undefined } });

export const MovesByArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.measures.profit }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'revenue' });
    await expect(canvas.getByRole('radio', { name: heatMap.measures.revenue })).toBeChecked();
  },
});
