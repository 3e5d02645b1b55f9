import { expect, fn } from 'storybook/test';
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
const heard = fn();

/** A form that listens for changes, like the form around it on a page. */
function InAForm(props: RadioChoiceProps) {
  return (
    <form
      onChange={(event) => {
        heard(new FormData(event.currentTarget).get(props.name));
      }}
    >
      <RadioChoice {...props} />
    </form>
  );
}

const meta = preview.meta({
  title: 'Components/Fields/RadioChoice',
  component: RadioChoice,
  render: (args) => <InAForm {...args} />,
  decorators: [inColumn(440)],
  beforeEach: () => {
    heard.mockClear();
  },
  args: { label: words.plan, options, name: 'plan', defaultValue: 'Monthly' },
});

export const FirstChosen = meta.story();

export const SecondChosen = meta.story({ args: { defaultValue: 'Yearly' } });

export const WithoutNotes = meta.story({
  args: { options: options.map(({ value, label }) => ({ value, label })) },
});

export const ChoosesByTheWords = meta.story({
  parameters: notPictured('It looks like Second Chosen.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yearly'));
    await expect(canvas.getByRole('radio', { name: /^Yearly/u })).toBeChecked();
    await expect(heard).toHaveBeenLastCalledWith('Yearly');
  },
});
