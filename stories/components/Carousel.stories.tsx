import { expect, waitFor } from 'storybook/test';
import { Carousel } from '#components/Carousel.tsx';
import { howItWorks } from '#content/landing/howItWorks.ts';
import preview from '#storybook/preview.tsx';
import { inColumn, underHeading } from '../support/frames.tsx';
import { notPictured, screenPictures } from '#storybook/pictured.ts';

const slides = howItWorks.steps.map(({ id, title, description }) => ({
  id,
  title,
  content: (
    <div style={{ minHeight: 160, padding: 24, backgroundColor: '#FBEEDF' }}>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  ),
}));

const meta = preview.meta({
  title: 'Components/Layout/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  decorators: [underHeading(howItWorks.title), inColumn(720)],
  parameters: screenPictures,
  args: { label: howItWorks.title, slides, ...howItWorks.turn },
});

const leftOf = (root: HTMLElement) => root.querySelector('[data-track]')?.scrollLeft ?? 0;
const moving = notPictured('It looks like the first slide, further on.');

export const First = meta.story();

/** A page that the build writes reserves this much for each slide until it renders it. */
export const WithItsHeightKnown = meta.story({
  parameters: notPictured('It looks like First.'),
  args: { heights: { phone: 240, tablet: 220, laptop: 220 } },
});

export const GoesOnAndBack = meta.story({
  parameters: moving,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const back = canvas.getByRole('button', { name: args.backLabel });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: args.onLabel }));
    await waitFor(() => expect(leftOf(canvasElement)).toBeGreaterThan(100));
    await userEvent.click(back);
    await waitFor(() => expect(leftOf(canvasElement)).toBe(0));
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const LeadsToASlideByItsNumber = meta.story({
  parameters: moving,
  play: async ({ canvas, userEvent }) => {
    const [, , third] = slides;
    const link = canvas.getByRole('link', { name: `3: ${third?.title}` });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await expect(window.location.hash).toBe('');
  },
});
