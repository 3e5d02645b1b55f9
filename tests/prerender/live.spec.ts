import { expect } from '@playwright/test';
import { Router } from 'express';
import { freePorts } from '../../sandbox/processes/ports.ts';
import { startSite } from '../../sandbox/site/server.ts';
import { complaintsOf, everythingHydrated, openDemo, publicPaths } from './support/visit.ts';
import { test as base } from '../support/visits.ts';

/** The site as served by `npm run dev`: from its sources, with React's checks. */
const test = base.extend<object, { live: string }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing else is needed
    async ({}, hand, info) => {
      const [port = 0] = await freePorts(1);
      const site = await startSite({
        port,
        authUrl: 'http://127.0.0.1:9',
        paypalUrl: 'http://127.0.0.1:9',
        directory: info.project.outputDir.replace(/pages$/u, 'pages-live'),
        dev: true,
        verbose: false,
        sandboxPages: Router(),
        functionHandler: () => undefined,
      });
      await hand(`http://127.0.0.1:${port}`);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('in development, every page is served and React reports no errors on hydration', async ({
  page,
  live,
}) => {
  const complaints = complaintsOf(page.context());
  for (const address of publicPaths) {
    await page.goto(live + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(live);
  await everythingHydrated(page);
  for (const tab of ['Menu builder', 'Point of sale', 'Analytics']) {
    await openDemo(page, tab);
  }
  await page.goto(`${live}/sign-up/signin`);
  await expect(page.getByRole('button', { name: 'Create Account with Email' })).toBeVisible();
  expect(complaints).toEqual([]);
});
