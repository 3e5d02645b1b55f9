import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { ChoiceRow, type ChoiceRowProps } from '#demos/frame/ChoiceRow.tsx';
import { measures, type Measure } from '#demos/state/sales.ts';
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

const meta = {
  title: 'Demos/Frame/ChoiceRow',
  component: ChoiceRow<Measure>,
  decorators: [onTablet()],
  render: (args) => <Remembering {...args} />,
  args: {
    label: heatMap.measure,
    options: measures.map((value) => ({ value, label: heatMap.measures[value] })),
    value: 'profit',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceRow<Measure>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: undefined } };

export const MovesByArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.measures.profit }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'revenue' });
    await expect(canvas.getByRole('radio', { name: heatMap.measures.revenue })).toBeChecked();
  },
};
