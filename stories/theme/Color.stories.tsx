import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { AllowedPairs as Pairs } from '../docs/blocks/AllowedPairs.tsx';
import { Palette as Swatches } from '../docs/blocks/Palette.tsx';

const meta = preview.meta({ title: 'Theme/Color', parameters: notPictured('The components show it.') });

/** Every color. */
export const Palette = meta.story({ render: () => <Swatches /> });

/** Every allowed color pair, with its ratio. */
export const AllowedPairs = meta.story({ render: () => <Pairs /> });
