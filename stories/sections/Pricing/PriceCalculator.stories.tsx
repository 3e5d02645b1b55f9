import { expect, fn } from 'storybook/test';
import { priceCalculator as words } from '#content/landing/priceCalculator.ts';
import { signUpQuery } from '#domain/choice.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { inColumn } from '#stories/support/frames.tsx';
import { listedDevicePrice, listedPrice, priceOf } from '#stories/support/listedPrice.ts';
import { notPictured, picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/Pricing/PriceCalculator',
  component: PriceCalculator,
  decorators: [inColumn(1040)],
  parameters: screenPictures,
  args: { today: new Date(), signUpHref: (choice) => `/sign-up/signin${signUpQuery(choice)}` },
});

const twelveMonths = (posDevices: number) => priceOf(12 * listedPrice('Monthly', posDevices).amount);

/** The link to the sign-up; the other plan's link is hidden. */
const wayOn = (plan: 'Monthly' | 'Yearly') => `Start with ${plan}`;

/** One device, monthly, in dollars: the price that the sign-up begins with. */
export const OneDeviceMonthly = meta.story({
  parameters: picturedAt('phone'),
  tags: ['R-PRICING-CALCULATOR'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getAllByText(listedPrice('Monthly').text)[0]).toBeVisible();
    await expect(canvas.getByText(words.bill.period.month(twelveMonths(1).text))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: wayOn('Yearly') })).toBeNull();
    await expect(canvas.getByRole('link', { name: wayOn('Monthly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Monthly&devices=1&currency=USD',
    );
  },
});

export const Yearly = meta.story({
  tags: ['R-PRICING-CALCULATOR'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect((await canvas.findAllByText(listedPrice('Yearly').text))[0]).toBeVisible();
    // The yearly saving is shown only on its card.
    await expect(canvasElement.textContent.match(/save/giu)).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: wayOn('Monthly') })).toBeNull();
    await expect(canvas.getByRole('link', { name: wayOn('Yearly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Yearly&devices=1&currency=USD',
    );

    const more = canvas.getByRole('button', { name: words.posDevices.moreLabel });
    await userEvent.click(more);
    await userEvent.click(more);
    const total = `3 tablets${listedPrice('Yearly', 3).text}per year`;
    await canvas.findByText(
      (_, shown) => shown?.getAttribute('aria-live') === 'polite' && shown.textContent.startsWith(total),
    );
    await expect(
      canvas.getByText(words.bill.extraDevices(2, listedDevicePrice('Yearly').text)),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: wayOn('Yearly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Yearly&devices=3&currency=USD',
    );
  },
});

/** Too many devices: the field keeps the number with the reason, and the sign-up link leads back to the field. */
export const HoldsBackANumberThatCannotBeSold = meta.story({
  parameters: picturedAt('phone'),
  play: async ({ canvas, userEvent }) => {
    const devices = canvas.getByLabelText(words.posDevices.label);
    await userEvent.clear(devices);
    await userEvent.type(devices, '15');
    await userEvent.tab();
    await expect(devices).toHaveValue(15);
    await expect(devices).toHaveAccessibleDescription('Must be 10 or less');
    const followed = fn((event: MouseEvent) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return !defaultPrevented;
    });
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(canvas.getByRole('link', { name: wayOn('Monthly') }));
    await expect(followed).toHaveLastReturnedWith(false);
    await expect(devices).toHaveFocus();
  },
});

/** The sign-up gets the number of the last press, even if it is followed at once. */
export const StartsWithTheLastPress = meta.story({
  parameters: notPictured('Only the link counts.'),
  play: async ({ canvas }) => {
    const followed = fn((event: MouseEvent) => {
      event.preventDefault();
      return (event.target as HTMLAnchorElement).search;
    });
    document.addEventListener('click', followed);
    try {
      canvas.getByRole('button', { name: words.posDevices.moreLabel }).click();
      canvas.getByRole('link', { name: wayOn('Monthly') }).click();
      await expect(followed).toHaveLastReturnedWith('?plan=Monthly&devices=2&currency=USD');
    } finally {
      document.removeEventListener('click', followed);
    }
  },
});

/** Cards, ticket, sentence and table change together. */
export const EveryPriceInEuros = meta.story({
  parameters: picturedAt('phone'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(words.currency.label), 'EUR');
    const year = listedPrice('Yearly', 1, 'EUR');
    await expect(await canvas.findByText(`Billed annually at ${year.round}`)).toBeVisible();
    await expect(canvas.getAllByText(listedPrice('Monthly', 1, 'EUR').text)[0]).toBeVisible();
    const device = `${listedDevicePrice('Monthly', 'EUR').round} a month`;
    await expect(canvas.getByText(device, { exact: false })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\$\d/u);
  },
});

/** No plan is sold in rupees: the price stays in dollars, and a sentence says so. */
export const InRupees = meta.story({
  parameters: picturedAt('phone'),
  tags: ['R-PRICING-CALCULATOR'],
  play: async ({ canvas, userEvent }) => {
    const currency = canvas.getByLabelText(words.currency.label);
    await userEvent.selectOptions(currency, 'INR');
    await expect(await canvas.findByText(words.currency.elsewhere('INR', 'USD'))).toBeVisible();
    await expect(currency).toHaveAccessibleDescription(words.currency.elsewhere('INR', 'USD'));
    await expect(canvas.getAllByText(listedPrice('Monthly').text)[0]).toBeVisible();
    await expect(canvas.queryByText(/₹\d/u)).toBeNull();
    await expect(canvas.getByRole('link', { name: wayOn('Monthly') })).toHaveAttribute(
      'href',
      '/sign-up/signin?plan=Monthly&devices=1&currency=INR',
    );
  },
});
