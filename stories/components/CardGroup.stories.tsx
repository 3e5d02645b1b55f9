import { fn } from 'storybook/test';
import { CardGroup } from '#components/CardGroup.tsx';
import { PlanCard } from '#components/PlanCard.tsx';
import { funnel } from '#content/index.ts';
import { priceList } from '#domain/priceList.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { listedPrice, priceOf } from '../support/listedPrice.ts';

const { plans } = funnel;
const buttonLabels = { select: plans.select, selected: plans.selected };

const meta = preview.meta({
  title: 'Components/Layout/CardGroup',
  component: CardGroup,
  tags: ['autodocs'],
  decorators: [inColumn(960)],
  args: {
    label: plans.groupLabel,
    name: 'plan',
    value: 'Yearly',
    onSelect: fn(),
    children: (
      <>
        <PlanCard
          buttonLabels={buttonLabels}
          value="Monthly"
          name="Monthly"
          price={listedPrice('Monthly').text}
          period={plans.perInterval.month}
          disclaimer={plans.trial(7)}
          features={priceList.Monthly.features}
        />
        <PlanCard
          buttonLabels={buttonLabels}
          value="Yearly"
          name="Yearly"
          price={priceOf(listedPrice('Yearly').amount / 12).text}
          period={plans.perInterval.month}
          disclaimer={`${plans.billedAnnually(listedPrice('Yearly').text)}, ${plans.trial(14)}`}
          badge={plans.popular}
          features={priceList.Yearly.features}
        />
      </>
    ),
  },
});

export const TwoCards = meta.story();
