import { expect } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';
import { PanelHeading } from '#account/frame/PanelHeading.tsx';
import { inPhoneColumn } from '#stories/support/inPhoneColumn.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Account/Frame/PanelHeading',
  component: PanelHeading,
  ...inPhoneColumn,
  args: { children: 'Cancel your subscription?' },
});

export const Shown = meta.story();

export const TakesTheFocus = meta.story({
  tags: ['R-ACCOUNT-FOCUS-OPEN'],
  parameters: notPictured('The catalogue mounts a story hidden, where nothing takes the focus.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
  },
});
