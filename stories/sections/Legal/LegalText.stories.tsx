import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { legal } from '#content/legal.ts';
import { LegalText } from '#sections/Legal/LegalText.tsx';

const meta = {
  title: 'Sections/LegalText',
  component: LegalText,
  parameters: { layout: 'fullscreen' },
  args: legal.termsOfUse,
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TermsOfUse: Story = {
  play: async ({ canvas }) => {
    // The built Storybook runs effects after the play function has begun.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Use' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Last updated 09.09.2024')).toBeVisible();
  },
};
export const PrivacyNotice: Story = { args: legal.privacyNotice };
export const Cookies: Story = { args: legal.cookies };
