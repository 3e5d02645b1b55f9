import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownNumbers } from '#content/landing/ownNumbers.ts';
import { OwnNumbers } from '#sections/OwnNumbers/OwnNumbers.tsx';
import { OwnNumbersCalculator } from '#sections/OwnNumbers/OwnNumbersCalculator.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Sections/OwnNumbers/OwnNumbers',
  component: OwnNumbers,
  parameters: { layout: 'fullscreen', ...picturedAt('phone', 'tablet', 'desktop') },
  args: { ...ownNumbers, children: <OwnNumbersCalculator /> },
} satisfies Meta<typeof OwnNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatItIsAClaim: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: ownNumbers.title })).toBeVisible();
    await expect(canvas.getByText(ownNumbers.lead)).toHaveTextContent('a claim');
  },
};
