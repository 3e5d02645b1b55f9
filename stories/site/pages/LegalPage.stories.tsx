import { expect } from 'storybook/test';
import { legal } from '#content/legal.ts';
import { LegalPage } from '#site/pages/LegalPage.tsx';
import { notPictured, onlyInChromatic, picturedAt } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pages/LegalPage',
  component: LegalPage,
  parameters: { layout: 'fullscreen', route: '/terms-of-use', ...picturedAt('desktop') },
  args: { page: 'termsOfUse' as const },
});

export const TermsOfUse = meta.story({
  parameters: onlyInChromatic('LegalFrame is pictured, and the words are long.'),
  tags: ['R-LEGAL-TERMS'],
  play: shows(['heading', { level: 1, name: legal.termsOfUse.title }]),
});
export const PrivacyNotice = meta.story({
  tags: ['R-LEGAL-PRIVACY'],
  args: { page: 'privacyNotice' },
  parameters: { route: '/privacy-notice', ...onlyInChromatic('It looks like the terms.') },
  play: async ({ canvas }) => {
    for (const collected of [/your account: your email address/u, /menu items, prices/u, /^location: /u])
      await expect(canvas.getByText(collected)).toBeVisible();
    await expect(canvas.getByText(/We never see or store a card number/u)).toBeVisible();
  },
});
export const Cookies = meta.story({
  tags: ['R-LEGAL-COOKIES'],
  args: { page: 'cookies' },
  parameters: { route: '/cookies', ...notPictured('It looks like the privacy notice, with less text.') },
  play: shows(['heading', { level: 1, name: legal.cookies.title }]),
});
