import type { ReactNode } from 'react';
import { createMailGateway } from '#adapters/browser/mailGateway.ts';
import { notFound, pageDescriptions, pageTitles } from '#content/pages.ts';
import { lostAnchor, paths } from '#domain/paths.ts';
import { LandingPage } from '#site/pages/LandingPage.tsx';
import { LegalPage, type LegalPageProps } from '#site/pages/LegalPage.tsx';
import { NotFoundPage } from '#site/pages/NotFoundPage.tsx';

/** A public page that is written as HTML at build time. */
export interface StaticPage {
  path: string;
  /** The page's file in the build; Hosting serves it for the path. */
  file: string;
  title: string;
  description: string;
  draw: () => ReactNode;
  /** Markup at which the deferred style sheet is linked; omitted on short pages, which inline all styles. */
  fold?: string;
  /** Whether the page is for unknown URLs: it is hidden from search engines and shared links. */
  unlisted?: boolean;
  /** The path to which browsers are redirected immediately. */
  redirectsTo?: string;
}

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
 * Served by Hosting with status 404 for a path that is neither a file nor a screen of the app. A browser continues to the
 * landing page (R-PATH-UNKNOWN), in the language of the URL if it runs scripts; search engines read the status, and do not
 * list the URL as a duplicate.
 */
export const notFoundPage: StaticPage = {
  path: '/404',
  file: '404.html',
  title: notFound.title,
  description: notFound.explanation,
  draw: () => <NotFoundPage />,
  unlisted: true,
  redirectsTo: `${paths.landing}#${lostAnchor}`,
};
