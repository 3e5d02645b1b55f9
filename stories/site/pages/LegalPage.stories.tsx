import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { legal } from '#content/legal.ts';
import { LegalPage } from '#site/pages/LegalPage.tsx';
import { picturedAt } from '#stories/support/pictured.ts';

const meta = {
  title: 'Pages/LegalPage',
  component: LegalPage,
  parameters: { layout: 'fullscreen', route: '/terms-of-use', ...picturedAt('phone', 'desktop') },
  args: { page: 'termsOfUse' },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsOfUse: Story = {
  play: async ({ canvas }) => {
    // The built Storybook runs effects after the play function has begun.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: legal.termsOfUse.title })).toHaveFocus(),
    );
  },
};
export const PrivacyNotice: Story = {
  args: { page: 'privacyNotice' },
  parameters: { route: '/privacy-notice' },
};
export const Cookies: Story = { args: { page: 'cookies' }, parameters: { route: '/cookies' } };
