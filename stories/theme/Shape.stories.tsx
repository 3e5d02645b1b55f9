import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { Breakpoints as Widths, SpacingScale, Targets as Heights } from '../docs/blocks/Measures.tsx';
import { Elevation as Shadows, Radii as Corners } from '../docs/blocks/Shapes.tsx';

const meta = preview.meta({ title: 'Theme/Shape', parameters: notPictured('The components show it.') });

/** Controls, cards, panels, pills. */
export const Radii = meta.story({ render: () => <Corners /> });

/** One family of low, warm shadows. */
export const Elevation = meta.story({ render: () => <Shadows /> });

/** Steps of the 8-pixel grid. */
export const Spacing = meta.story({ render: () => <SpacingScale /> });

/** Minimum sizes of touch targets. */
export const Targets = meta.story({ render: () => <Heights /> });

/** The breakpoints. */
export const Breakpoints = meta.story({ tags: ['R-HERO-LAYOUT'], render: () => <Widths /> });
