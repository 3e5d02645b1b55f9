import { SectionFrame } from '#components/SectionFrame.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Layout/SectionFrame',
  component: SectionFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { id: 'pricing', title: 'Pricing', children: <p>Two plans, one price list.</p> },
});

const words = 'Cancel anytime. No questions asked, no cancellation fees.';

export const OnPaper = meta.story();

export const OnWhite = meta.story({ args: { band: 'white', lead: words } });

/** The heading is beside the content if there is room. */
export const Split = meta.story({ args: { split: true, lead: words } });

export const OnOrange = meta.story({ args: { band: 'orange', lead: words } });

export const OnGreenWithAScallopedEdge = meta.story({
  args: { band: 'green', lead: words, scalloped: true },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 64 }}>
        <Story />
      </div>
    ),
  ],
});

/** A prerendered page reserves this height until it renders the content. */
export const WithItsHeightKnown = meta.story({
  parameters: notPictured('It looks like Split.'),
  args: { heights: { phone: 180, tablet: 260, laptop: 260 }, lead: words },
});

/** A printed page leaves it out. */
export const OnTheScreenOnly = meta.story({
  parameters: notPictured('It looks like On Paper.'),
  args: { screenOnly: true },
});
