import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '#components/FieldGroup.tsx';
import { FormField } from '#components/FormField.tsx';
import { funnel } from '#content/index.ts';
import { inColumn } from '../support/frames.tsx';

const { register: words } = funnel;

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  decorators: [inColumn(440)],
  args: {
    title: words.groups.you,
    children: (
      <>
        <FormField label={words.fullName.label} />
        <FormField label={words.email.label} type="email" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: words.groups.you })).toBeVisible();
  },
};
