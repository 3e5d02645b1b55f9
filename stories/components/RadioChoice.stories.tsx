import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { RadioChoice, type RadioChoiceProps } from '#components/RadioChoice.tsx';
import { change } from '#content/account/change.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { form: words } = change;
const options = [
  { value: 'Monthly', ...words.plans.Monthly },
  { value: 'Yearly', ...words.plans.Yearly },
];

/** Keeps the choice, like the form around it on a page. */
function Kept({ value: first, onChoose, ...props }: RadioChoiceProps) {
  const [value, setValue] = useState(first);
  const handleChoose = (chosen: string) => {
    setValue(chosen);
    onChoose(chosen);
  };
  return <RadioChoice {...props} value={value} onChoose={handleChoose} />;
}

const meta = preview.meta({
  title: 'Components/Fields/RadioChoice',
  component: RadioChoice,
  render: (args) => <Kept {...args} />,
  decorators: [inColumn(440)],
  args: { label: words.plan, options, value: 'Monthly', onChoose: fn() },
});

export const FirstChosen = meta.story();

export const SecondChosen = meta.story({ args: { value: 'Yearly' } });

export const WithoutNotes = meta.story({
  args: { options: options.map(({ value, label }) => ({ value, label })) },
});

export const ChoosesByTheWords = meta.story({
  parameters: notPictured('It looks like Second Chosen.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: /^Yearly/u })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('Yearly');
  },
});
