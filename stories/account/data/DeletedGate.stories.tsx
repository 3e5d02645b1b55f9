import { expect } from 'storybook/test';
import { yourData } from '#content/account/yourData.ts';
import { DeletedGate } from '#account/data/DeletedGate.tsx';
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
