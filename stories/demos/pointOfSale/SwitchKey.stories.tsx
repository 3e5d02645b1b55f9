import { expect, fn } from 'storybook/test';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { SwitchKey } from '#demos/pointOfSale/SwitchKey.tsx';

const meta = preview.meta({
  title: 'Demos/PointOfSale/SwitchKey',
  component: SwitchKey,
  decorators: [inColumn(360)],
  args: { label: 'Airplane mode', on: false, onSwitch: fn() },
});

export const Off = meta.story();

export const On = meta.story({ args: { on: true, detail: pointOfSale.airplaneOn } });

export const SwitchesWithTheKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Airplane mode' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenCalledWith({ on: true });
  },
});
