import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { OwnNumbersCalculator } from '#sections/OwnNumbers/OwnNumbersCalculator.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const { fields, sum, verdict, errors } = words;

const meta = {
  title: 'Sections/OwnNumbers/OwnNumbersCalculator',
  component: OwnNumbersCalculator,
  decorators: [inColumn(1040)],
  parameters: picturedAt('phone', 'tablet', 'desktop'),
} satisfies Meta<typeof OwnNumbersCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0];

/** Types an owner's own week over the example. */
async function putIn(
  { canvas, userEvent }: Pick<Canvas, 'canvas' | 'userEvent'>,
  typed: Partial<Record<keyof typeof fields, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const field = canvas.getByLabelText(fields[name as keyof typeof fields].label);
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  }
  await userEvent.tab();
}

/** The worked example, which is all there is without a script. */
export const TheExample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: sum.exampleTitle })).toBeVisible();
    await expect(canvas.getByText('$3,200.00 − $2,600.00')).toBeVisible();
    await expect(canvas.getByText('$600.00 × 46 weeks')).toBeVisible();
    await expect(canvas.getByText('$27,600.00 × 30 ÷ 100')).toBeVisible();
    await expect(canvas.getByText('$8,280.00 − $588.00')).toBeVisible();
    await expect(canvas.getByText('$7,692.00').closest('[aria-live="polite"]')).not.toBeNull();
    await expect(canvas.getByText(verdict.pays('2.2'))).toBeVisible();
  },
};

export const PutsInAWeek: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, { revenue: '$2 500.50', costs: '2000.50', weeks: '40' });
    await expect(canvas.getByRole('heading', { name: sum.title })).toBeVisible();
    await expect(canvas.getByText('$500.00 × 40 weeks')).toBeVisible();
    await expect(canvas.getByText('$5,412.00')).toBeVisible();
  },
};

/** The claimed increase is less than the price: the sum says so. */
export const CostsMoreThanItBrings: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, { revenue: '1000', costs: '980', weeks: '50' });
    await expect(canvas.getByText('−$288.00')).toBeVisible();
    await expect(canvas.getByText(verdict.tooDear('58.8'))).toBeVisible();
  },
};

/** A week that costs more than it brings has no profit to raise. */
export const AtALoss: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, { revenue: '1800', costs: '2000', weeks: '46' });
    await expect(canvas.getByText('−$200.00')).toBeVisible();
    await expect(canvas.getByText('−$9,200.00')).toBeVisible();
    await expect(canvas.getByText(sum.noProfit)).toBeVisible();
    await expect(canvas.getByText(verdict.loss)).toBeVisible();
  },
};

/** What cannot be read is said at its field, and the formula stands there without a result. */
export const RefusesNonsense: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, { revenue: 'a lot', costs: '-5', weeks: '60' });
    await expect(canvas.getByLabelText(fields.revenue.label)).toHaveAccessibleDescription(
      expect.stringContaining(errors.revenue.unclear),
    );
    await expect(canvas.getByText(errors.costs.negative)).toBeVisible();
    await expect(canvas.getByText(errors.weeks.tooLarge)).toBeVisible();
    await expect(canvas.getByText(sum.formula.profitPerYear)).toBeVisible();
    await expect(canvas.getByText(sum.openHint)).toBeVisible();
  },
};

/** An empty field is no error before it is left. */
export const WaitsForAMissingNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const revenue = canvas.getByLabelText(fields.revenue.label);
    await userEvent.clear(revenue);
    await expect(canvas.queryByText(errors.revenue.missing)).toBeNull();
    await expect(canvas.getByText(sum.openHint)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(errors.revenue.missing)).toBeVisible();
  },
};
