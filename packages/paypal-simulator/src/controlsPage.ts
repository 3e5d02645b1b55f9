import type { Request, Response, Router } from 'express';
import { planOf } from './announcements.ts';
import { approvalWords } from './approvalWords.ts';
import { breakFunding, repair, runUntil } from './billing.ts';
import { notFound } from './apiError.ts';
import { escapeHtml, sendPage } from './htmlPage.ts';
import { lookUp } from './ledger.ts';
import { readableMoney } from './money.ts';
import { pathId, rawText } from './requests.ts';
import type { Subscription } from './resources.ts';
import { findSale, returnMoney, salesOf } from './sales.ts';
import { billOf, nextChargeOf } from './subscriptionView.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The page of the controls, for people; the routes under `/__sim/…` are for tests. */
const controlsPath = '/__sim';

const button = (action: string, id: string, words: string): string =>
  `<form method="post" action="${controlsPath}/act"><input type="hidden" name="id" value="${escapeHtml(id)}">
<button type="submit" name="action" value="${action}">${escapeHtml(words)}</button></form>`;

function article(simulator: PayPalSimulator, subscription: Subscription): string {
  const { id, status, subscriber } = subscription;
  const bill = billOf(subscription, planOf(simulator, subscription));
  const next = nextChargeOf(subscription);
  const sales = salesOf(subscription).map((sale) => {
    const line = `${approvalWords({}).day(sale.time)}: ${sale.kind}, ${readableMoney(sale.amount, sale.currency)}`;
    const back = button('refund', sale.id, 'Refund') + button('reverse', sale.id, 'Reverse');
    return `<li>${escapeHtml(line)}${sale.kind === 'charge' ? back : ''}</li>`;
  });
  const price = bill ? readableMoney(bill.amount, bill.currency) : 'no price';
  const due = next === undefined ? 'no charge to come' : `next charge on ${approvalWords({}).day(next)}`;
  return `<section id="${escapeHtml(id)}">
<h2>${escapeHtml(`${subscriber.email_address ?? 'Unknown buyer'}, ${status}`)}</h2>
<p>${escapeHtml(`${id}: ${price} a period, ${due}.`)}</p>
${button('fail', id, 'Let payments fail')}${button('repair', id, 'Repair and pay')}
<ul>${sales.join('')}</ul>
</section>`;
}

function sendControls(res: Response, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const subscriptions = Object.values(ledger.books.subscriptions);
  const days = [1, 7, 31].map((count) =>
    button('advance', String(count), `Advance ${count === 1 ? 'a day' : `${count} days`}`),
  );
  sendPage(res, {
    style: '/webapps/approval.css',
    title: 'PayPal simulator',
    body: `<main>
<p class="paypal">PayPal</p>
<p class="note">Sandbox on this machine. No money moves.</p>
<h1>Today is ${escapeHtml(approvalWords({}).day(now().toISOString()))}</h1>
${days.join('')}
${subscriptions.map((subscription) => article(simulator, subscription)).join('\n')}
</main>`,
  });
}

async function act(simulator: PayPalSimulator, action: string | null, id: string): Promise<void> {
  const missing = notFound({ field: 'id', location: 'body', value: id });
  if (action === 'advance') {
    const days = Math.min(Math.max(Number(id) || 0, 0), 31);
    await runUntil(simulator, new Date(simulator.now().getTime() + days * 24 * 60 * 60 * 1000));
  } else if (action === 'fail' || action === 'repair') {
    const subscription = lookUp(simulator.ledger.books.subscriptions, id);
    if (!subscription) throw missing;
    (action === 'fail' ? breakFunding : repair)(simulator, subscription);
  } else {
    const found = findSale(simulator, id);
    if (!found || (action !== 'refund' && action !== 'reverse')) throw missing;
    returnMoney(simulator, found, { kind: action === 'refund' ? 'refund' : 'reversal' });
  }
}

/** `GET /__sim` with its buttons: what PayPal bills, and events that would take months. */
export function addControlsPage(router: Router, simulator: PayPalSimulator): void {
  router.get(controlsPath, (_req, res) => {
    sendControls(res, simulator);
  });

  // PayPal's page of one subscription, where its buyer pays what is owed.
  router.get('/myaccount/autopay/connect/:id', (req, res) => {
    res.redirect(`${controlsPath}#${encodeURIComponent(pathId(req))}`);
  });

  router.post(`${controlsPath}/act`, async (req: Request, res) => {
    const form = new URLSearchParams(rawText(req));
    await act(simulator, form.get('action'), form.get('id') ?? '');
    res.redirect(303, controlsPath);
  });
}
