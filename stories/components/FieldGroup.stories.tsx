import { FieldGroup } from '#components/FieldGroup.tsx';
import { FormField } from '#components/FormField.tsx';
import { funnel } from '#content/index.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const { register: words } = funnel;

const meta = preview.meta({
  title: 'Components/Fields/FieldGroup',
  component: FieldGroup,
  tags: ['autodocs'],
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
});

export const TwoFields = meta.story({
  play: shows(['group', { name: words.groups.you }]),
});
