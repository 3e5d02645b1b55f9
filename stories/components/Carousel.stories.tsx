import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Carousel } from '#components/Carousel.tsx';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { inColumn } from '../support/frames.tsx';
import { notPictured, picturedAt } from '../support/pictured.ts';

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

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  decorators: [
    (Story) => (
      <section>
        <h2>{howItWorks.title}</h2>
        <Story />
      </section>
    ),
    inColumn(720),
  ],
  parameters: picturedAt('phone', 'desktop'),
  args: { label: howItWorks.title, slides, ...howItWorks.turn },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const leftOf = (root: HTMLElement) => root.querySelector('[data-track]')?.scrollLeft ?? 0;
const moving = notPictured('It looks like the first slide, further on.');

export const First: Story = {};

export const GoesOnAndBack: Story = {
  parameters: moving,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.onLabel }));
    await waitFor(() => expect(leftOf(canvasElement)).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole('button', { name: args.backLabel }));
    await waitFor(() => expect(leftOf(canvasElement)).toBe(0));
  },
};

export const LeadsToASlideByItsNumber: Story = {
  parameters: moving,
  play: async ({ canvas, userEvent }) => {
    const [, , third] = slides;
    const link = canvas.getByRole('link', { name: `3: ${third?.title}` });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await expect(window.location.hash).toBe('');
  },
};
