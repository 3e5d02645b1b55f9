import { expect, fn } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { SubjectPicker } from '#demos/heatMap/SubjectPicker.tsx';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { onTablet } from '../support/onTablet.tsx';

const meta = preview.meta({
  title: 'Demos/HeatMap/SubjectPicker',
  component: SubjectPicker,
  decorators: [onTablet(360)],
  args: { menu: sampleMenu, subject: { kind: 'everything' as const }, onChange: fn() },
  parameters: notPictured('The whole demo is pictured.'),
});

export const AsksForAnItemAndBackForAll = meta.story({
  args: { subject: { kind: 'item', itemId: 'fish' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sample.items.asada }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: { kind: 'item', itemId: 'asada' } });
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.allOf(sample.categories.tacos) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      subject: { kind: 'category', categoryId: 'tacos' },
    });
    await userEvent.click(canvas.getByRole('radio', { name: heatMap.everything }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: { kind: 'everything' } });
  },
});
