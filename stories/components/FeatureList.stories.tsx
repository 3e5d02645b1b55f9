import { FeatureList } from '#components/FeatureList.tsx';
import { priceList } from '#domain/priceList.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Content/FeatureList',
  component: FeatureList,
  tags: ['autodocs'],
  decorators: [inColumn(400)],
  args: { items: priceList.Monthly.features },
});

export const Usual = meta.story();

export const Small = meta.story({ args: { size: 'small' } });

export const WithALineThatBreaks = meta.story({
  args: {
    items: [
      'Orders queue on the tablet while there is no signal, and sync by themselves when you are back',
      'Peak hours',
    ],
  },
});
