import { expect, fn } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { GripButton } from '#demos/menuBuilder/GripButton.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/GripButton',
  component: GripButton,
  decorators: [inColumn(200)],
  args: {
    entry: { kind: 'item' as const, id: 'fish' },
    name: 'Crispy fish taco',
    lifted: false,
    helpId: 'help',
    onKeyDown: fn(),
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const Resting = meta.story({
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: menuBuilder.grip('Crispy fish taco') });
    const { width, height } = grip.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await expect(grip).toHaveStyle({ touchAction: 'none', userSelect: 'none' });
  },
});

export const PickedUp = meta.story({ args: { lifted: true } });
