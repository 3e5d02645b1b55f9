import { expect, fn } from 'storybook/test';
import { CardGroup } from '#components/CardGroup.tsx';
import { PlanCard } from '#components/PlanCard.tsx';
import { funnel } from '#content/index.ts';
import { priceList } from '#domain/priceList.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';
import { inCurrency } from '#storybook/inCurrency.ts';
import { listedPrice, priceOf } from '../support/listedPrice.ts';
import { sampleBill } from '../support/sampleBill.ts';

const { plans } = funnel;

const onSelect = fn();

const meta = preview.meta({
  title: 'Components/Prices/PlanCard',
  component: PlanCard,
  decorators: [
    (Story, { parameters: { selected = '' } }) => (
      <CardGroup label={plans.groupLabel} name="plan" value={String(selected)} onSelect={onSelect}>
        <Story />
      </CardGroup>
    ),
    inColumn(440),
  ],
  args: {
    value: 'Monthly',
    name: 'Monthly',
    price: listedPrice('Monthly').text,
    period: plans.perInterval.month,
    disclaimer: plans.trial(7),
    features: priceList.Monthly.features,
    buttonLabels: { select: plans.select, selected: plans.selected },
  },
});

const yearly = {
  value: 'Yearly',
  name: 'Yearly',
  price: priceOf(listedPrice('Yearly').amount / 12).text,
  disclaimer: `${plans.billedAnnually(listedPrice('Yearly').text)}, ${plans.trial(14)}`,
  badge: plans.popular,
  features: priceList.Yearly.features,
};

const monthlyIn = inCurrency((currency) => ({ price: sampleBill(currency).month }));
const yearlyIn = inCurrency((currency) => {
  const { month, plan } = sampleBill(currency, 'Yearly');
  return { price: month, disclaimer: `${plans.billedAnnually(plan)}, ${plans.trial(14)}` };
});

export const Unselected = meta.story({ parameters: monthlyIn });

export const Selected = meta.story({ parameters: { ...monthlyIn, selected: 'Monthly' } });

export const WithBadge = meta.story({ args: yearly, parameters: yearlyIn });

export const SelectedWithBadge = meta.story({
  args: yearly,
  parameters: { ...yearlyIn, selected: 'Yearly' },
});

/** The button, which is about to be disabled, gives the focus to the radio. */
export const SelectsByAClickAnywhereOrItsButton = meta.story({
  parameters: notPictured('It looks like Selected.'),
  play: async ({ args, canvas, userEvent }) => {
    for (const [times, part] of [canvas.getByText(args.name), canvas.getByRole('button')].entries()) {
      await userEvent.click(part);
      await expect(onSelect).toHaveBeenCalledTimes(times + 1);
      await expect(onSelect).toHaveBeenLastCalledWith({ value: 'Monthly' });
    }
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  },
});
