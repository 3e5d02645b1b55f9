import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notFound } from '#content/pages.ts';
import { NotFoundPage } from '#site/pages/NotFoundPage.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', route: '/typo', ...picturedAt('phone', 'desktop') },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
    for (const { label, href } of notFound.links) {
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('link', { name: label }));
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  },
};
