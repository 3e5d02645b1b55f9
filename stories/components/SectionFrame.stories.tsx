import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionFrame } from '#components/SectionFrame.tsx';

const meta = {
  title: 'Components/SectionFrame',
  component: SectionFrame,
  parameters: { layout: 'fullscreen' },
  args: { id: 'pricing', title: 'Pricing', children: <p>Two plans, one price list.</p> },
} satisfies Meta<typeof SectionFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Cancel anytime. No questions asked, no cancellation fees.';

export const OnPaper: Story = {};

export const OnWhite: Story = { args: { band: 'white', lead: words } };

/** The heading beside the content where there is room. */
export const Split: Story = { args: { split: 'even', lead: words } };

export const WithAnAside: Story = {
  args: {
    split: 'aside',
    lead: words,
    children: [<p key="content">{words}</p>, <aside key="aside">{words}</aside>],
  },
};

export const OnOrange: Story = { args: { band: 'orange', lead: words } };

export const OnGreenWithAScallopedEdge: Story = {
  args: { band: 'green', lead: words, scalloped: true },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 64 }}>
        <Story />
      </div>
    ),
  ],
};

/** A page that the build writes reserves this much until it renders the content. */
export const WithItsHeightKnown: Story = {
  args: { heights: { phone: 180, tablet: 260, laptop: 260 }, lead: words },
};

export const IsNamedByItsHeading: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveAttribute('id', args.id);
  },
};
