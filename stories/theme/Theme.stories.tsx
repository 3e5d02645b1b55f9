import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { expect, waitFor } from 'storybook/test';
import { LoadingState } from '#components/LoadingState.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { fontFamily } from '#theme/index.ts';
import { AllowedPairs } from '../docs/blocks/AllowedPairs.tsx';
import { Breakpoints, SpacingScale, Targets } from '../docs/blocks/Measures.tsx';
import { MotionExamples } from '../docs/blocks/MotionExamples.tsx';
import { Palette } from '../docs/blocks/Palette.tsx';
import { Elevation, Radii } from '../docs/blocks/Shapes.tsx';
import { TypeScale } from '../docs/blocks/TypeScale.tsx';

const meta = preview.meta({ title: 'Theme', parameters: notPictured('The components show it.') });

/** What the pages under Foundations draw, so that it is tested like every part. */
export const Foundations = meta.story({
  render: () => (
    <>
      <Palette />
      <AllowedPairs />
      <TypeScale />
      <SpacingScale />
      <Targets />
      <Breakpoints />
      <Radii />
      <Elevation />
      <MotionExamples />
    </>
  ),
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
    // The bundled font is the one that is drawn.
    await expect(loaded.some((family) => fontFamily.startsWith(`'${family.replaceAll(/["']/gu, '')}'`))).toBe(
      true,
    );
  },
});

/** A sheet on a counter, and one that draws its own edge and shadow. */
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

/** Animations stop inside `[data-motion="paused"]`, as under reduced motion. */
export const Paused = meta.story({
  render: () => (
    <div data-motion="paused">
      <LoadingState text="Loading..." />
    </div>
  ),
});

export const ReducedByTheToolbar = meta.story({
  tags: ['R-HERO-MOTION'],
  globals: { motion: 'reduced' },
  render: () => <MotionExamples />,
  play: async ({ canvas, userEvent }) => {
    // The toolbar applies its setting after the first render.
    await expect(await canvas.findByText(/Less motion is asked for/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lay the tickets down' }));
    await waitFor(async () => expect(document.getAnimations()).toEqual([]));
  },
});
