import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Disclosure } from '#components/Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    id: 'offline',
    title: 'Does it work where there is no signal?',
    children: <p>Yes. Orders wait on the tablet and go out when it is back online.</p>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Keep the receipt of every order.';

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };

export const WithALongTitle: Story = {
  args: {
    title:
      'What happens to the orders of a whole afternoon when the tablet falls into the fryer before it was online?',
  },
};

export const ScrollsALongAnswer: Story = {
  args: {
    open: true,
    long: true,
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>
        {at + 1}. {words}
      </p>
    )),
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByText(`1. ${words}`).parentElement;
    await waitFor(() => expect(answer?.offsetHeight).toBe(500));
  },
};

export const TellsWhenItIsAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.title));
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: true }));
    await userEvent.click(canvas.getByText(args.title));
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: false }));
  },
};

export const OneOfAGroup: Story = {
  args: { group: 'questions' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Disclosure {...args} />
      <Disclosure id="cancel" title="How do I cancel?" group={args.group ?? ''}>
        <p>Anytime, in your PayPal account.</p>
      </Disclosure>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.title));
    await waitFor(() => expect(canvas.getByText(/^Yes\./u)).toBeVisible());
    await userEvent.click(canvas.getByText('How do I cancel?'));
    await waitFor(() => expect(canvas.getByText(/^Anytime/u)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Yes\./u)).not.toBeVisible());
  },
};
