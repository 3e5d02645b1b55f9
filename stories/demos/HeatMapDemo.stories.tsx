import { expect } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { HeatMapDemo } from '#demos/HeatMapDemo.tsx';
import { changeShift } from '#demos/state/demoState.ts';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';
import { scrollFrom } from '../support/scrollFrom.ts';
import { sold } from './support/sold.ts';
import { after, withDemoState } from './support/withDemoState.tsx';

const meta = preview.meta({
  title: 'Demos/HeatMapDemo',
  component: HeatMapDemo,
  decorators: [withDemoState],
});

export const TuesdayLunch = meta.story({
  play: async ({ canvas }) => {
    // The first is that of the frame.
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent(
      'Best spot, Tuesday lunch, average of 8 weeks: Mission Street made $412 after costs.',
    );
    // No button extends beyond the edge of its tray, also on a phone.
    for (const tray of canvas.getAllByRole('radiogroup')) {
      await expect(tray.scrollWidth).toBeLessThanOrEqual(tray.clientWidth);
    }
  },
});

/** The truck rests on Sunday. */
export const NothingSold = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sun' }));
    await expect(canvas.getByText(heatMap.nothingSold('sun', 11, 14))).toBeVisible();
  },
});

export const LooksCloserAtASpotAndLetsGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    const flag = canvas.getByRole('button', { name: /Mission Street.*\$412.*number 1$/u });
    await userEvent.click(flag);
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('heading', { name: sample.spots.mission })).toBeVisible();
    await expect(canvas.getByText(heatMap.detail.visits(3, 'tue'))).toBeVisible();
    await userEvent.click(flag);
    await expect(flag).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText(heatMap.detail.choose)).toBeVisible();
    await userEvent.click(flag);
  },
});

export const AsksAboutAnItemInTheEvening = meta.story({
  tags: ['R-DEMO-TRY'],
  parameters: notPictured('Rows of choices scroll to the chosen one for longer than a picture waits.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sample.categories.dumplings }));
    await userEvent.click(canvas.getByRole('radio', { name: sample.items.wontons }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Fri' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Evening' }));
    // The first is that of the frame.
    const [, answer] = canvas.getAllByRole('status');
    await expect(answer).toHaveTextContent(`Best spot for ${sample.items.wontons}, Friday evening`);
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.allOf(sample.categories.dumplings) }));
    await expect(answer).toHaveTextContent(`Best spot for ${sample.categories.dumplings}, Friday evening`);
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.everything }));
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.wholeWeek }));
    await expect(answer).toHaveTextContent('Best spot, every evening');
  },
});

export const AsksForOtherHoursByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shown = (from: number, to: number) =>
      canvas.getByText(heatMap.hoursName(from, to).replaceAll('\u00A0', ' '));
    const [from, until] = [heatMap.from, heatMap.until].map((name) => canvas.getByRole('slider', { name }));
    until?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown(11, 15)).toBeVisible();
    // At least one hour stays.
    from?.focus();
    await userEvent.keyboard('{End}');
    await expect(shown(11, 15)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown(12, 15)).toBeVisible();
  },
});

export const KeepsItsHoursWhenAFingerScrollsThePage = meta.story({
  parameters: notPictured('It looks like TuesdayLunch.'),
  play: async ({ canvas }) => {
    const until = canvas.getByRole('slider', { name: heatMap.until });
    const value = until.getAttribute('value');
    await scrollFrom(until, () => expect(until).not.toHaveValue(value));
    await expect(until).toHaveValue(value);
  },
});

export const ComparesRevenueAsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.wholeWeek }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All day' }));
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.measures.revenue }));
    await expect(canvas.getByText(new RegExp(`${sample.spots.mission} makes more`, 'u'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.table }));
    await expect(canvas.getAllByRole('table')[0]).toHaveTextContent(sample.spots.mission);
  },
});

export const KnowsWhatWasJustSold = meta.story({
  parameters: after(
    changeShift({ spotId: 'lantern', hour: 12 }),
    sold({ id: 'a', itemId: 'shrimp', quantity: 2 }),
  ),
  play: shows(['button', { name: new RegExp(`${sample.spots.lantern}.*\\$\\d`, 'u') }]),
});
