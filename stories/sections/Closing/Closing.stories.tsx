import { expect } from 'storybook/test';
import { closing } from '#content/landing/closing.ts';
import { Closing } from '#sections/Closing/Closing.tsx';
import { screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Closing/Closing',
  component: Closing,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { ...closing, start: { label: 'Start Your Free Trial', href: '/sign-up/signin' } },
});

export const AsksToStart = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Pause for the season or cancel/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.start.label })).toHaveAttribute(
      'href',
      args.start.href,
    );
  },
});
