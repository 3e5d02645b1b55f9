import { expect, fn } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ModifierChoice } from '#demos/menuBuilder/ModifierChoice.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/ModifierChoice',
  component: ModifierChoice,
  decorators: [inColumn(460)],
  args: { modifiers: sampleMenu.modifiers, chosen: ['salsa', 'cheese'], onChange: fn() },
});

export const SomeOffered = meta.story();

export const NoneOnTheMenu = meta.story({
  args: { modifiers: [], chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(menuBuilder.noModifiers)).toBeVisible();
  },
});
