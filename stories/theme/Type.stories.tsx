import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontFamily } from '#theme/index.ts';
import { TypeScale } from '../docs/blocks/TypeScale.tsx';

const meta = { title: 'Theme/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every step of the scale, in words a menu board might hold. */
export const Scale: Story = { render: () => <TypeScale /> };

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
