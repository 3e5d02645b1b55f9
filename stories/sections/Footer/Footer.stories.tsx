import { expect } from 'storybook/test';
import { PauseAnimations } from '#components/PauseAnimations.tsx';
import { brand } from '#content/brand.ts';
import { footer } from '#content/landing/footer.ts';
import { Footer } from '#sections/Footer/Footer.tsx';
import { alsoInSpanish, picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const { copyright, pause, ...words } = footer;

const meta = preview.meta({
  title: 'Sections/Footer/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', ...screenPictures },
  args: { ...words, brand: { name: brand.name, href: '/' }, copyright: copyright(2026) },
});

export const Ready = meta.story({
  parameters: alsoInSpanish,
  tags: ['R-FOOTER-COPYRIGHT', 'R-FOOTER-SOCIAL'],
  args: {
    control: <PauseAnimations {...pause} />,
    otherLanguages: [{ label: 'Español', lang: 'es', hrefLang: 'es', href: '/es' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Español' })).toHaveAttribute('lang', 'es');
    for (const { label, href } of footer.social.links) {
      const link = canvas.getByRole('link', { name: `${label} ${footer.social.newTab}` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      // No opener.
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  },
});

export const WithoutAControl = meta.story({ parameters: picturedAt('phone') });
