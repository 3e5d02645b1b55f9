import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllowedPairs as Pairs } from '../docs/blocks/AllowedPairs.tsx';
import { Palette as Swatches } from '../docs/blocks/Palette.tsx';

const meta = { title: 'Theme/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour there is. */
export const Palette: Story = { render: () => <Swatches /> };

/** Every allowed colour pair, with its ratio. */
export const AllowedPairs: Story = { render: () => <Pairs /> };
