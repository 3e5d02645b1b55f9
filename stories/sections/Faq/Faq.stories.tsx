import { expect, waitFor } from 'storybook/test';
import { faq } from '#content/landing/faq.ts';
import { Faq } from '#sections/Faq/Faq.tsx';
import { alsoInSpanish, notPictured, picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Faq',
  component: Faq,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { ...faq, start: { label: 'Start Your Free Trial', href: '/sign-up/signin' } },
});

export const AllClosed = meta.story({
  parameters: picturedAt('phone'),
  tags: ['R-FAQ-CONTACT'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.more.contact.label })).toHaveAttribute(
      'href',
      '#contact',
    );
  },
});

export const OneOpen = meta.story({
  parameters: alsoInSpanish,
  play: async ({ canvas, args, userEvent }) => {
    const [, , asked] = args.items;
    await userEvent.click(canvas.getByText(asked?.question ?? ''));
    await waitFor(() => expect(canvas.getByText(asked?.answer ?? '')).toBeVisible());
  },
});

export const OneAnswerClosesTheOther = meta.story({
  parameters: picturedAt('phone'),
  tags: ['R-FAQ-ONE-OPEN'],
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = args.items;
    await waitFor(() => expect(canvas.getByText(first?.answer ?? '')).toBeVisible());
    await userEvent.click(canvas.getByText(second?.question ?? ''));
    await waitFor(() => expect(canvas.getByText(second?.answer ?? '')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(first?.answer ?? '')).not.toBeVisible());
    await userEvent.click(canvas.getByText(second?.question ?? ''));
    await waitFor(() => expect(canvas.getByText(second?.answer ?? '')).not.toBeVisible());
  },
});

/** The focus ring is green on the white tickets and peach on the green band, to be visible on both. */
export const ShowsTheKeyboardOnBothGrounds = meta.story({
  parameters: notPictured('It looks like the closed answers, with a ring.'),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const ringOf = (part: Element | null) => part && getComputedStyle(part).outlineColor;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.more.contact.label })).toHaveFocus();
    await waitFor(() => expect(ringOf(document.activeElement)).toBe('rgb(255, 217, 176)'));
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvasElement.querySelector('summary'));
    await waitFor(() => expect(ringOf(document.activeElement)).toBe('rgb(15, 76, 69)'));
  },
});
