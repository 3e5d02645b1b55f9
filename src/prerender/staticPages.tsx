import type { ReactNode } from 'react';
import { createMailGateway } from '#adapters/browser/mailGateway.ts';
import { notFound, pageDescriptions, pageTitles } from '#content/pages.ts';
import { paths } from '#domain/paths.ts';
import { LandingPage } from '#site/pages/LandingPage.tsx';
import { LegalPage, type LegalPageProps } from '#site/pages/LegalPage.tsx';
import { NotFoundPage } from '#site/pages/NotFoundPage.tsx';

/** A public page that is written as HTML when the site is built. */
export interface StaticPage {
  /** Its path on the site. */
  path: string;
  /** Its file in the build; Hosting answers the path with it. */
  file: string;
  /** The document title. */
  title: string;
  /** The meta description. */
  description: string;
  draw: () => ReactNode;
  /** Markup at which the deferred style sheet is linked; omitted on short pages, which inline all styles. */
  fold?: string;
  /** Whether it stands for addresses that do not exist: search engines and shared links are told nothing of it. */
  unlisted?: boolean;
  /** The path a browser goes to at once instead of staying on this page. */
  redirectsTo?: string;
}

/** The file that Hosting answers a path with. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function legalPage(page: LegalPageProps['page']): StaticPage {
  const path = paths[page];
  return {
    path,
    file: fileOf(path),
    title: pageTitles[page],
    description: pageDescriptions[page],
    draw: () => <LegalPage page={page} />,
  };
}

/** Every public page. All other paths belong to the sign-up. */
export const staticPages: readonly StaticPage[] = [
  {
    path: paths.landing,
    file: fileOf(paths.landing),
    title: pageTitles.landing,
    description: pageDescriptions.landing,
    draw: () => <LandingPage mail={createMailGateway()} />,
    fold: '<section id="features"',
  },
  legalPage('privacyNotice'),
  legalPage('termsOfUse'),
  legalPage('cookies'),
];

/**
 * What Hosting answers, with status 404, where there is neither a file nor a screen of the app. A browser goes on to the
 * landing page (R-PATH-UNKNOWN), in the language of the address where a script may run; search engines read the status, and do not list a second address of that page.
 */
export const notFoundPage: StaticPage = {
  path: '/404',
  file: '404.html',
  title: notFound.title,
  description: notFound.explanation,
  draw: () => <NotFoundPage />,
  unlisted: true,
  redirectsTo: paths.landing,
};
