import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ActionRow } from '#account/frame/ActionRow.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/ActionRow',
  component: ActionRow,
  ...inPhoneColumn,
  parameters: notPictured('The cards of the account are pictured with it.'),
  args: { note: 'Monthly plan for 3 tablets.', label: 'Change plan or tablets', onClick: fn() },
});

/** The whole row is clickable, not only its text. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change plan or tablets' });
    const { right, top, bottom } = canvas.getByText('Monthly plan for 3 tablets.').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, (top + bottom) / 2)).toBe(button);
  },
});

export const WithAnIcon = meta.story({ args: { icon: Download } });

export const Danger = meta.story({ args: { tone: 'danger' } });
