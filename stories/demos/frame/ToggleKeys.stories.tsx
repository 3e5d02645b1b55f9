import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../../support/frames.tsx';
import { ToggleKeys } from '#demos/frame/ToggleKeys.tsx';

const meta = preview.meta({
  title: 'Demos/Frame/ToggleKeys',
  component: ToggleKeys,
  decorators: [inColumn()],
  args: {
    label: 'Extras',
    options: [
      { id: 'salsa', name: 'Extra salsa', detail: '+$0.50' },
      { id: 'cheese', name: 'Cheese', detail: '+$1.00' },
      { id: 'noOnion', name: 'No onion', detail: 'Free' },
    ],
    chosen: ['cheese'],
    onChange: fn(),
  },
  parameters: notPictured('The whole demo is pictured.'),
});

export const StaysDownUntilPressedAgain = meta.story({
  render: function Held(args) {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return <ToggleKeys {...args} chosen={chosen} onChange={setChosen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const salsa = canvas.getByRole('button', { name: /Extra salsa/u });
    await userEvent.click(salsa);
    await expect(salsa).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(salsa);
    await expect(salsa).toHaveAttribute('aria-pressed', 'false');
  },
});
