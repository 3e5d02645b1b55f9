import { expect, fn } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { PricedFields } from '#demos/menuBuilder/PricedFields.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/PricedFields',
  component: PricedFields,
  decorators: [
    // The editors stack them with this gap.
    (Story) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <Story />
      </div>
    ),
    inColumn(460),
  ],
  args: {
    draft: { name: 'Al pastor taco', price: '4.50', cost: '1.36' },
    problems: {},
    priceLabel: menuBuilder.price,
    onChange: fn(),
  },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(menuBuilder.leaves('$3.14'))).toBeVisible();
  },
});

export const Wrong = meta.story({
  args: {
    draft: { name: '', price: 'four', cost: '' },
    problems: { name: menuBuilder.problems.name, price: menuBuilder.problems.price },
  },
});
