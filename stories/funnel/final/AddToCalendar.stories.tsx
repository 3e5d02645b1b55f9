import { expect, spyOn } from 'storybook/test';
import { final } from '#content/funnel/final.ts';
import { AddToCalendar } from '#funnel/final/AddToCalendar.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { sampleConfirmation } from '../../support/samples.ts';

const { calendar: words } = final;

const meta = preview.meta({
  title: 'Funnel/Final/AddToCalendar',
  component: AddToCalendar,
  decorators: [inColumn(440)],
  args: { confirmation: sampleConfirmation() },
});

export const Offered = meta.story();

export const CannotSave = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no cryptography here'));
    await userEvent.click(canvas.getByRole('button', { name: words.add }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await expect(canvas.getByRole('button', { name: words.add })).toBeEnabled();
  },
});
