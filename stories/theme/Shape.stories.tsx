import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '#theme/index.ts';

const meta = { title: 'Theme/Shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 32 } as const;
const sheet = {
  width: 144,
  height: 96,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: tokens.color.white,
};

/** Controls, cards, panels, pills. */
export const Radii: Story = {
  render: () => (
    <div style={row}>
      {Object.entries(tokens.radius).map(([name, radius]) => (
        <div
          key={name}
          style={{ ...sheet, borderRadius: radius, boxShadow: `inset 0 0 0 2px ${tokens.color.ink}` }}
        >
          {name} {radius}
        </div>
      ))}
    </div>
  ),
};

/** One family of low, warm shadows. */
export const Elevation: Story = {
  render: () => (
    <div style={{ ...row, padding: 32 }}>
      {Object.entries(tokens.shadow).map(([name, boxShadow]) => (
        <div key={name} style={{ ...sheet, borderRadius: tokens.radius.card, boxShadow }}>
          {name}
        </div>
      ))}
    </div>
  ),
};

/** Steps of the 8-pixel grid. */
export const Spacing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[1, 2, 3, 4, 6, 8, 12, 16].map((steps) => (
        <div key={steps} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <div style={{ width: steps * tokens.space, height: 16, backgroundColor: tokens.color.orange }} />
          {steps * tokens.space}
        </div>
      ))}
    </div>
  ),
};
