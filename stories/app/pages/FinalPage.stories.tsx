import { FinalPage } from '#app/pages/FinalPage.tsx';
import { funnel } from '#content/index.ts';
import { withGateways } from '#stories/support/fakeGateways.tsx';
import { gatewaysFor } from '#stories/support/ownerGateways.ts';
import { pageAt } from '#stories/support/pageAt.ts';
import { subscribed } from '#stories/support/samples.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/FinalPage',
  component: FinalPage,
  parameters: pageAt('/sign-up/final'),
  decorators: [withGateways(gatewaysFor(subscribed))],
});

export const Ready = meta.story({
  play: shows(['heading', { level: 1, name: funnel.final.heading }]),
});
