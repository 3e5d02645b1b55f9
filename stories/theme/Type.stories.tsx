import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontFamily } from '#theme/index.ts';

const meta = { title: 'Theme/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'caption',
  'overline',
  'figure',
] as const;

/** Every step of the scale, in words a menu board might hold. */
export const Scale: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography variant="caption" component="div">
            {variant}
          </Typography>
          <Typography variant={variant} component="div">
            {variant === 'figure' ? '$412.50' : 'Tuesday on Mission Street made $412'}
          </Typography>
        </div>
      ))}
    </div>
  ),
};

export const TheBundledFontIsTheOneDrawn: Story = {
  ...Scale,
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    await expect(loaded.some((family) => fontFamily.startsWith(`'${family.replaceAll(/["']/gu, '')}'`))).toBe(
      true,
    );
  },
};
