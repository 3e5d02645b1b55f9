import { lookUp } from './ledger.ts';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Response, Router } from 'express';
import { approvalForm, statement } from './approvalHtml.ts';
import { approvalWords } from './approvalWords.ts';
import { visitorOf } from './visitor.ts';
import { browserScript } from './browserScript.ts';
import type { Approval, ToOpener } from './browser/messages.ts';
import { sendPage } from './htmlPage.ts';
import { planOf } from './announcements.ts';
import { approve } from './lifecycle.ts';
import { rawText } from './requests.ts';
import type { Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

const look = { style: '/webapps/approval.css', script: '/webapps/approval.js' };

function backTo(address: string, { id, ba_token, order_id }: Subscription): string {
  const url = new URL(address);
  url.searchParams.set('subscription_id', id);
  url.searchParams.set('ba_token', ba_token);
  url.searchParams.set('token', order_id);
  return url.href;
}

function approvalOf(subscription: Subscription): Approval {
  return {
    orderID: subscription.order_id,
    subscriptionID: subscription.id,
    payerID: subscription.subscriber.payer_id ?? '',
    facilitatorAccessToken: `A21AA${randomBytes(32).toString('base64url')}`,
  };
}

function sendStatement(
  res: Response,
  words: { title: string; text: string; status?: number; message?: ToOpener },
): void {
  const { title, text, ...rest } = words;
  sendPage(res, { ...look, title, body: statement(title, text), ...rest });
}

function sendAway(res: Response, address: string | undefined, subscription: Subscription): void {
  if (address === undefined) {
    sendStatement(res, { title: 'Done', text: 'You can close this window.' });
  } else {
    res.redirect(303, backTo(address, subscription));
  }
}

/** Processes the buyer's decision, in PayPal's pop-up or on the full page. */
function answer(
  simulator: PayPalSimulator,
  res: Response,
  given: { subscription: Subscription; choice: string; popup: boolean },
): void {
  const { choice, popup } = given;
  const { return_url: returnUrl, cancel_url: cancelUrl } = given.subscription.application_context;
  if (choice === 'cancel') {
    const message: ToOpener = { kind: 'refused', orderID: given.subscription.order_id };
    if (popup)
      sendStatement(res, {
        title: 'Cancelled',
        text: 'Nothing was agreed. You can close this window.',
        message,
      });
    else sendAway(res, cancelUrl, given.subscription);
    return;
  }
  const subscription = approve(simulator, given.subscription);
  if (choice === 'lose') {
    const text = 'You agreed, and this browser tells nobody. Only PayPal knows, and says so by webhook.';
    sendStatement(res, { title: 'The browser is lost', text, message: { kind: 'lost' } });
  } else if (popup) {
    const message: ToOpener = { kind: 'agreed', approval: approvalOf(subscription) };
    sendStatement(res, { title: 'Agreed', text: 'You can close this window.', message });
  } else {
    sendAway(res, returnUrl, subscription);
  }
}

/** `/webapps/*`: the buyer approves here, in the button's pop-up or through the approve link. */
export function addApprovalRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const findPending = (token: unknown, res: Response): Subscription | undefined => {
    const found = Object.values(ledger.books.subscriptions).find(({ ba_token }) => ba_token === token);
    if (found?.status === 'APPROVAL_PENDING') return found;
    if (found)
      sendStatement(res, {
        title: 'Already answered',
        text: 'This agreement was settled before.',
        status: 409,
      });
    else sendStatement(res, { title: 'Unknown agreement', text: 'PayPal knows nothing of it.', status: 404 });
    return undefined;
  };

  router.get('/webapps/billing/waiting', (_req, res) => {
    sendPage(res, {
      style: look.style,
      title: 'PayPal',
      body: statement('One moment', 'The shop is preparing the agreement.'),
    });
  });

  router.get('/webapps/billing/subscriptions', (req, res) => {
    const { ba_token: token, flow } = req.query;
    const subscription = findPending(token, res);
    if (!subscription) return;
    const plan = planOf(simulator, subscription);
    const {
      return_url: returnUrl,
      cancel_url: cancelUrl,
      brand_name: brand,
    } = subscription.application_context;
    const { lang, title } = approvalWords(subscription.application_context);
    sendPage(res, {
      ...look,
      lang,
      title,
      body: approvalForm({
        subscription,
        plan,
        brand: brand ?? lookUp(ledger.books.products, plan.product_id)?.name ?? 'the merchant',
        popup: flow === 'popup',
        buyer: visitorOf(req.headers.cookie).buyer,
        now: now(),
        monthEnds: simulator.settings.monthEnds,
      }),
      message: { kind: 'shown' } satisfies ToOpener,
      formTargets: [returnUrl, cancelUrl].flatMap((address) =>
        address === undefined ? [] : [new URL(address).origin],
      ),
    });
  });

  router.post('/webapps/billing/subscriptions', (req, res) => {
    const form = new URLSearchParams(rawText(req));
    const subscription = findPending(form.get('ba_token'), res);
    if (!subscription) return;
    answer(simulator, res, {
      subscription,
      choice: visitorOf(req.headers.cookie).buyer === 'refused' ? 'cancel' : (form.get('answer') ?? 'cancel'),
      popup: form.get('flow') === 'popup',
    });
  });

  router.get('/webapps/approval.js', async (_req, res) => {
    res.type('text/javascript').send(await browserScript('approvalPage'));
  });

  router.get('/webapps/approval.css', async (_req, res) => {
    res.type('text/css').send(await readFile(new URL('./browser/approval.css', import.meta.url)));
  });
}
