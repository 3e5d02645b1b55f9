import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';
import { FormActions } from '#account/frame/FormActions.tsx';
import { ActionButton } from '#components/ActionButton.tsx';

const meta = {
  title: 'Account/Frame/FormActions',
  component: FormActions,
  parameters: picturedAt('phone'),
  decorators: [inColumn()],
  args: {
    words: { submit: 'Save changes', submitBusy: 'Saving...', keep: 'Leave it as it is' },
    busy: false,
    failure: null,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: args.words.keep }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { busy: true } };

export const Destructive: Story = { args: { destructive: true } };

export const Failed: Story = {
  args: {
    failure: 'It has been a while since you signed in.',
    remedy: (
      <ActionButton variant="outlined" size="small">
        Sign in again
      </ActionButton>
    ),
  },
};

/** Without an action of its own, the button submits the form around it. */
export const SubmitsTheForm: Story = {
  args: { onSubmit: undefined },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onClose();
      }}
    >
      <FormActions {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.words.submit }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
