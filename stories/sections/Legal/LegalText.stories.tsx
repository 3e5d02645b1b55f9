import { legal } from '#content/legal.ts';
import { LegalText } from '#sections/Legal/LegalText.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { shows } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/LegalText',
  component: LegalText,
  parameters: { layout: 'fullscreen', ...notPictured('LegalFrame is pictured, and the words are long.') },
  args: legal.termsOfUse,
});

export const TermsOfUse = meta.story({
  tags: ['R-LEGAL-DATE'],
  play: shows(['heading', { level: 1, name: 'Terms of Use' }], 'Last updated 09.09.2024'),
});
