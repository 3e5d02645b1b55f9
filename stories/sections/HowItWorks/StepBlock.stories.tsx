import { StepBlock } from '#sections/HowItWorks/StepBlock.tsx';
import { howItWorks } from '#content/landing/howItWorks.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { screenPictures } from '#storybook/pictured.ts';
import { sampleFilm } from '#stories/support/sampleFilm.ts';

const [{ title, description, highlights }] = howItWorks.steps;
const { webp, width, height } = sampleFilm.poster;

const meta = preview.meta({
  title: 'Sections/HowItWorks/StepBlock',
  component: StepBlock,
  tags: ['autodocs'],
  // On the page, a step is below its section's heading.
  decorators: [
    (Story) => (
      <section>
        <h2 style={{ margin: '0 0 32px' }}>{howItWorks.title}</h2>
        <Story />
      </section>
    ),
    inColumn(1200),
  ],
  parameters: screenPictures,
  args: {
    number: 1,
    title,
    description,
    highlights,
    media: (
      <img
        src={webp}
        width={width}
        height={height}
        alt="A tablet"
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
    ),
  },
});

export const Usual = meta.story();
