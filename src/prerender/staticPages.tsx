import type { ReactNode } from 'react';
import { createMailGateway } from '#adapters/browser/mailGateway.ts';
import { LandingPage } from '#app/pages/LandingPage.tsx';
import { LegalPage } from '#app/pages/LegalPage.tsx';
import { paths } from '#app/paths.ts';
import { pageDescriptions, pageTitles } from '#content/pages.ts';

/** A public page that is written as HTML when the site is built. */
export interface StaticPage {
  /** Its path on the site. */
  path: string;
  /** Its file in the build; Hosting answers the path with it. */
  file: string;
  /** What the browser's tab and a search result call it. */
  title: string;
  /** What a search result says of it. */
  description: string;
  draw: () => ReactNode;
  /** Markup before which everything is painted without waiting for a style sheet; none where all of it is short. */
  fold?: string;
}

/** Every public page. Whatever else is asked for belongs to the sign-up's app. */
export const staticPages: readonly StaticPage[] = [
  {
    path: paths.landing,
    file: 'index.html',
    title: pageTitles.landing,
    description: pageDescriptions.landing,
    draw: () => <LandingPage mail={createMailGateway()} />,
    fold: '<section id="features"',
  },
  {
    path: paths.privacyNotice,
    file: 'privacy-notice.html',
    title: pageTitles.privacyNotice,
    description: pageDescriptions.privacyNotice,
    draw: () => <LegalPage page="privacyNotice" />,
  },
  {
    path: paths.termsOfUse,
    file: 'terms-of-use.html',
    title: pageTitles.termsOfUse,
    description: pageDescriptions.termsOfUse,
    draw: () => <LegalPage page="termsOfUse" />,
  },
  {
    path: paths.cookies,
    file: 'cookies.html',
    title: pageTitles.cookies,
    description: pageDescriptions.cookies,
    draw: () => <LegalPage page="cookies" />,
  },
];
