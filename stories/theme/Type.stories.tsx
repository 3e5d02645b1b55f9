import { expect } from 'storybook/test';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { fontFamily } from '#theme/index.ts';
import { TypeScale } from '../docs/blocks/TypeScale.tsx';

const meta = preview.meta({ title: 'Theme/Type', parameters: notPictured('The components show it.') });

/** Every step of the scale, in words from a menu board. */
export const Scale = meta.story({ render: () => <TypeScale /> });

export const TheBundledFontIsTheOneDrawn = Scale.extend({
  parameters: notPictured('It looks like Scale.'),
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    await expect(loaded.some((family) => fontFamily.startsWith(`'${family.replaceAll(/["']/gu, '')}'`))).toBe(
      true,
    );
  },
});
