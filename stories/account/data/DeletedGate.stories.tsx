import { yourData } from '#content/account/yourData.ts';
import { DeletedGate } from '#account/data/DeletedGate.tsx';
import { leadsTo } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Data/DeletedGate',
  component: DeletedGate,
  parameters: { layout: 'fullscreen' },
});

const { done: words } = yourData.remove;

export const Deleted = meta.story({
  play: leadsTo(words.home, '/'),
});
