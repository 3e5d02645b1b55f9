import { lookUp } from './ledger.ts';
import { readFile } from 'node:fs/promises';
import type { Router } from 'express';
import { ApiError } from './apiError.ts';
import { approvalWords } from './approvalWords.ts';
import { visitorOf } from './visitor.ts';
import { browserScript } from './browserScript.ts';
import { sendPage } from './htmlPage.ts';
import { isLoopbackUrl } from './loopback.ts';
import { pathId, unknownId } from './requests.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** `/smart/*`: the button in a frame from the simulator's origin, as PayPal's is in a frame from PayPal's origin. */
export function addButtonRoutes(router: Router, { ledger }: PayPalSimulator): void {
  router.get('/smart/buttons', (req, res) => {
    const { page, locale } = req.query;
    if (typeof page !== 'string' || !isLoopbackUrl(page)) throw new ApiError(400);
    const card = visitorOf(req.headers.cookie).buyer === 'guestWithCard';
    const words = approvalWords(typeof locale === 'string' ? { locale } : {});
    sendPage(res, {
      lang: words.lang,
      title: 'PayPal',
      style: '/smart/button.css',
      script: '/smart/button.js',
      frameAncestors: new URL(page).origin,
      body: `<button type="button" aria-label="PayPal ${words.subscribe}"><strong>PayPal</strong> ${words.subscribe}</button>
${card ? `<button type="button">${words.card}</button>` : `<p>${words.standIn}</p>`}`,
    });
  });

  router.get('/smart/button.js', async (_req, res) => {
    res.type('text/javascript').send(await browserScript('buttonPage'));
  });

  router.get('/smart/button.css', async (_req, res) => {
    res.type('text/css').send(await readFile(new URL('./browser/button.css', import.meta.url)));
  });

  // The approval page for the subscription id that createSubscription returned.
  router.get('/smart/approvals/:id', (req, res) => {
    const found = lookUp(ledger.books.subscriptions, pathId(req));
    if (found?.status !== 'APPROVAL_PENDING') throw unknownId(req, 'subscription_id');
    res.json({
      url: `/webapps/billing/subscriptions?ba_token=${found.ba_token}&flow=popup`,
      orderID: found.order_id,
    });
  });
}
