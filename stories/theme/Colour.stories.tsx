import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastPairs, contrastRatio } from '#theme/contrast.ts';
import { tabularFigures, tokens } from '#theme/index.ts';

const meta = { title: 'Theme/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' };

/** Every colour there is. */
export const Palette: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(tokens.color).map(([name, value]) => (
        <div key={name}>
          <div
            style={{
              height: 72,
              borderRadius: tokens.radius.control,
              backgroundColor: value,
              boxShadow: `inset 0 0 0 1px ${tokens.color.line}`,
            }}
          />
          <strong>{name}</strong>
          <div style={tabularFigures}>{value}</div>
        </div>
      ))}
    </div>
  ),
};

/** Every pair that may be used, drawn as it is used, with its ratio. */
export const AllowedPairs: Story = {
  render: () => (
    <div style={grid}>
      {contrastPairs.map(({ text, ground, least, use }) => (
        <div
          key={use}
          style={{
            padding: 16,
            borderRadius: tokens.radius.control,
            backgroundColor: ground,
            boxShadow: `inset 0 0 0 1px ${tokens.color.line}`,
          }}
        >
          {least === 3 ? (
            <div style={{ height: 24, borderRadius: 6, boxShadow: `inset 0 0 0 3px ${text}` }} />
          ) : (
            <strong style={{ color: text }}>Ag 0123</strong>
          )}
          <div
            style={{
              color: contrastRatio(tokens.color.ink, ground) > 4.5 ? tokens.color.ink : tokens.color.paper,
            }}
          >
            {use}, {contrastRatio(text, ground).toFixed(1)}
          </div>
        </div>
      ))}
    </div>
  ),
};
