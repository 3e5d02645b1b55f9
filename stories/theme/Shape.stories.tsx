import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
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

export const Breakpoints = meta.story({ tags: ['R-HERO-LAYOUT'], render: () => <Widths /> });

/** Cards: a sheet on a counter, and one that draws its own edge and shadow. */
export const Cards = meta.story({
  render: () => (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'start' }}>
      {(['sheet', 'plain'] as const).map((variant) => (
        <Card key={variant} variant={variant} sx={{ padding: 2 }}>
          {variant}
        </Card>
      ))}
    </Stack>
  ),
});
