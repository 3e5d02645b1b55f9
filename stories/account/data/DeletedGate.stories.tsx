import { expect } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { DeletedGate } from '#account/data/DeletedGate.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/DeletedGate',
  component: DeletedGate,
  parameters: { layout: 'fullscreen' },
});

const { done: words } = yourData.remove;

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  },
});

export const TakesTheFocus = meta.story({
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.heading })).toHaveFocus();
  },
});
