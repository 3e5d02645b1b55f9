import { expect } from 'storybook/test';
import { languageLinks } from '#content/languageNames.ts';
import { LanguageSwitch } from '#funnel/frame/LanguageSwitch.tsx';
import { onlyAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Funnel/Frame/LanguageSwitch', component: LanguageSwitch });

export const OtherLanguages = meta.story({
  ...onlyAt('phone'),
  play: async ({ canvas }) => {
    for (const { label, lang } of languageLinks(() => '')) {
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
    }
  },
});
