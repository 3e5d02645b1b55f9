import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { OwnNumbersCalculator } from '#sections/OwnNumbers/OwnNumbersCalculator.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { priceOf } from '#stories/support/listedPrice.ts';
import { picturedAt } from '#stories/support/pictured.ts';

const { field, sum, verdict, errors } = words;

const meta = {
  title: 'Sections/OwnNumbers/OwnNumbersCalculator',
  component: OwnNumbersCalculator,
  decorators: [inColumn(1040)],
  parameters: picturedAt('phone', 'desktop'),
} satisfies Meta<typeof OwnNumbersCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0];

/** Types an owner's own profit over the example. */
async function putIn(
  { canvas, userEvent }: Pick<Canvas, 'canvas' | 'userEvent'>,
  typed: string,
): Promise<void> {
  const input = canvas.getByLabelText(field.label);
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
}

const priceOfAWeek = Math.ceil(words.price / 52);

/** What an increase leaves after the price. */
const left = (increase: number) => priceOf(increase - priceOfAWeek).text;

/** The increase of a week's profit that pays the price, in per cent with one decimal, rounded up. */
const breakEven = (profit: number) => (Math.ceil((1000 * priceOfAWeek) / profit) / 10).toFixed(1);

/** The worked example, which is all there is without a script. */
export const TheExample: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: sum.exampleTitle })).toBeVisible();
    await expect(canvas.getByText('$2,300.00 × 30 ÷ 100')).toBeVisible();
    await expect(canvas.getByText(`$690.00 − ${priceOf(priceOfAWeek).text}`)).toBeVisible();
    await expect(canvas.getByText(left(69_000)).closest('[aria-live="polite"]')).not.toBeNull();
    await expect(canvas.getByText(verdict.pays(breakEven(230_000)))).toBeVisible();
  },
};

export const PutsInAProfit: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, '$1 500.50');
    await expect(canvas.getByRole('heading', { name: sum.title })).toBeVisible();
    await expect(canvas.getByText('$1,500.50 × 30 ÷ 100')).toBeVisible();
    await expect(canvas.getByText(left(45_015))).toBeVisible();
  },
};

/** The claimed increase is less than the price: the sum says so. */
export const CostsMoreThanItBrings: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, '20');
    await expect(canvas.getByText(left(600))).toBeVisible();
    await expect(canvas.getByText(verdict.tooDear(breakEven(2_000)))).toBeVisible();
  },
};

/** Without a profit there is nothing to raise. */
export const WithoutAProfit: Story = {
  play: async (context) => {
    await putIn(context, '0');
    await expect(context.canvas.getByText(verdict.none)).toBeVisible();
  },
};

/** What cannot be read is reported at the field, and the formula has no result. */
export const RefusesNonsense: Story = {
  play: async (context) => {
    const { canvas } = context;
    await putIn(context, 'a lot');
    await expect(canvas.getByLabelText(field.label)).toHaveAccessibleDescription(
      expect.stringContaining(errors.unclear),
    );
    await expect(canvas.getByText(sum.formula)).toBeVisible();
    await expect(canvas.getByText(sum.openHint)).toBeVisible();
  },
};

/** An empty field is no error before it is left. */
export const WaitsForAMissingNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(field.label));
    await expect(canvas.queryByText(errors.missing)).toBeNull();
    await expect(canvas.getByText(sum.openHint)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(errors.missing)).toBeVisible();
  },
};
