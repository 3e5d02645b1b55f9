import { chromium } from '@playwright/test';
import { browserLaunch } from '../../support/browser.mjs';

interface PayPalScript {
  getFundingSources: () => string[];
  isFundingEligible: (source: string) => boolean;
}

/** What PayPal's script offers a buyer without an account in each country, for a subscription. */
export async function guestFunding(
  countries: readonly string[],
  { script, clientId }: { script: string; clientId: string },
): Promise<Map<string, string[]>> {
  const offered = new Map<string, string[]>();
  const browser = await chromium.launch(await browserLaunch());
  try {
    for (const country of countries) {
      const url = new URL(script);
      url.search = new URLSearchParams({
        'client-id': clientId,
        vault: 'true',
        intent: 'subscription',
        components: 'buttons,funding-eligibility',
        'buyer-country': country,
      }).toString();
      const page = await browser.newPage();
      // An empty page: PayPal's script reads cookies, which about:blank has not.
      const shop = new URL('/', script).href;
      await page.route(shop, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto(shop);
      await page.addScriptTag({ url: url.href });
      offered.set(
        country,
        await page.evaluate(() => {
          const { paypal } = globalThis as unknown as { paypal: PayPalScript };
          return paypal.getFundingSources().filter((source) => paypal.isFundingEligible(source));
        }),
      );
    }
  } finally {
    await browser.close();
  }
  return offered;
}
