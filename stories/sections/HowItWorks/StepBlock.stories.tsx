import { expect, waitFor } from 'storybook/test';
import { StepBlock } from '#sections/HowItWorks/StepBlock.tsx';
import { howItWorks } from '#content/landing/howItWorks.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { notPictured, screenPictures } from '#storybook/pictured.ts';
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

export const WithATitleThatDescribesItsFilm = meta.story({
  parameters: notPictured('It looks like the usual one.'),
  args: {
    titleId: 'step-title',
    media: (
      <button type="button" aria-describedby="step-title">
        {howItWorks.player.playLabel}
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(title);
  },
});

export const AppearsOnceAFifthOfItIsSeen = meta.story({
  tags: ['R-STEPS-REVEAL'],
  parameters: notPictured('It looks like the usual one.'),
  decorators: [
    (Story) => (
      <>
        <p style={{ height: '150vh' }}>Scroll down</p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('[data-reveal]')!;
    await expect(block).not.toHaveAttribute('data-revealed');
    const { top, height: tall } = block.getBoundingClientRect();
    const edge = top - window.innerHeight;
    window.scrollBy({ top: edge + tall * 0.1, behavior: 'instant' });
    await expect(canvas.getByRole('heading', { name: title })).toBeInTheDocument();
    await expect(block).not.toHaveAttribute('data-revealed');
    window.scrollBy({ top: tall * 0.2, behavior: 'instant' });
    await waitFor(() => expect(block).toHaveAttribute('data-revealed'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(block).toHaveAttribute('data-revealed');
  },
});
