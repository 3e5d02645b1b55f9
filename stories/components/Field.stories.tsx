import InputBase from '@mui/material/InputBase';
import { expect } from 'storybook/test';
import { Field } from '#components/Field.tsx';
import { funnel } from '#content/index.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { fullName, password } = funnel.register;

const meta = preview.meta({
  title: 'Components/Fields/Field',
  component: Field,
  tags: ['autodocs'],
  decorators: [inColumn(440)],
  args: {
    label: fullName.label,
    children: (control) => <InputBase defaultValue="Ana Lee" slotProps={{ input: control }} />,
  },
});

export const LabelOnly = meta.story();

export const Rejected = meta.story({
  args: { hint: password.hint, error: registrationMessages.fullNameTooLong },
});

export const TiesItsWordsToTheControl = meta.story({
  parameters: notPictured('It looks like Rejected.'),
  args: { ...Rejected.input.args, id: 'full-name' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText(args.label);
    await expect(control).toHaveAttribute('id', 'full-name');
    await expect(control).toBeInvalid();
    // The error replaces the hint.
    await expect(control).toHaveAccessibleDescription(registrationMessages.fullNameTooLong);
  },
});
