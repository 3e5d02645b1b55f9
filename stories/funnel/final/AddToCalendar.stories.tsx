import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { final } from '#content/funnel/final.ts';
import { AddToCalendar } from '#funnel/final/AddToCalendar.tsx';
import { inColumn } from '../../support/frames.tsx';
import { sampleConfirmation } from '../../support/samples.ts';
import { downloaded, spyOnDownloads } from '#stories/support/spyOnDownloads.ts';

const { calendar: words } = final;

const meta = {
  title: 'Funnel/Final/AddToCalendar',
  component: AddToCalendar,
  decorators: [inColumn(440)],
  args: { confirmation: sampleConfirmation() },
} satisfies Meta<typeof AddToCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const SavesAFile: Story = {
  beforeEach: spyOnDownloads,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.add }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledOnce());
    await expect(downloaded).toHaveBeenCalledWith(words.fileName);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const CannotSave: Story = {
  beforeEach: () => {
    const digest = spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no cryptography here'));
    return () => digest.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.add }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await expect(canvas.getByRole('button', { name: words.add })).toBeEnabled();
  },
};
