import { addons } from 'storybook/manager-api';
import brandFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import { brandTheme } from './brandTheme.ts';

// The frame around the stories is a separate page, without the stories' stylesheets.
document.fonts.add(
  new FontFace('Bricolage Grotesque Variable', `url(${brandFont})`, { weight: '200 800', display: 'swap' }),
);

addons.setConfig({ theme: brandTheme, sidebar: { showRoots: true }, enableShortcuts: true });
