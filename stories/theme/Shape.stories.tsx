import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breakpoints as Widths, SpacingScale, Targets as Heights } from '../docs/blocks/Measures.tsx';
import { Elevation as Shadows, Radii as Corners } from '../docs/blocks/Shapes.tsx';

const meta = { title: 'Theme/Shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Controls, cards, panels, pills. */
export const Radii: Story = { render: () => <Corners /> };

/** One family of low, warm shadows. */
export const Elevation: Story = { render: () => <Shadows /> };

/** Steps of the 8-pixel grid. */
export const Spacing: Story = { render: () => <SpacingScale /> };

/** Minimum sizes of touch targets. */
export const Targets: Story = { render: () => <Heights /> };

/** The breakpoints. */
export const Breakpoints: Story = { render: () => <Widths /> };
