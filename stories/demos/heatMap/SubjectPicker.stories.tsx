import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { heatMap } from '#content/demos/heatMap.ts';
import { sample } from '#content/demos/sample.ts';
import { SubjectPicker } from '#demos/heatMap/SubjectPicker.tsx';
import { sampleMenu } from '#demos/state/sampleMenu.ts';
import { onTablet } from '../support/onTablet.tsx';

const meta = {
  title: 'Demos/HeatMap/SubjectPicker',
  component: SubjectPicker,
  decorators: [onTablet(360)],
  args: { menu: sampleMenu, subject: { kind: 'everything' }, onChange: fn() },
} satisfies Meta<typeof SubjectPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Category: Story = { args: { subject: { kind: 'category', categoryId: 'tacos' } } };

export const Item: Story = { args: { subject: { kind: 'item', itemId: 'coldBrew' } } };

export const AsksForAnItemAndBackForAll: Story = {
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
};
