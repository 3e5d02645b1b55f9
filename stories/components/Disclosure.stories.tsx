import { expect, waitFor } from 'storybook/test';
import { Disclosure } from '#components/Disclosure.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: {
    id: 'offline',
    title: 'Does it work where there is no signal?',
    children: <p>Yes. Orders wait on the tablet and go out when it is back online.</p>,
  },
});

const words = 'Keep the receipt of every order.';

export const Closed = meta.story();

export const Open = meta.story({ args: { open: true } });

export const WithALongTitle = meta.story({
  args: {
    title:
      'What happens to the orders of a whole afternoon when the tablet falls into the fryer before it was online?',
  },
});

export const ScrollsALongAnswer = meta.story({
  tags: ['R-FAQ-ONE-OPEN'],
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
});

export const OneOfAGroup = meta.story({
  args: { group: 'questions' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Disclosure {...args} />
      <Disclosure id="cancel" title="How do I cancel?" group={args.group ?? ''}>
        <p>Anytime, in your PayPal account.</p>
      </Disclosure>
    </div>
  ),
});
