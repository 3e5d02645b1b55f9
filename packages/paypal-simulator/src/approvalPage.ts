import { lookUp } from './ledger.ts';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Response, Router } from 'express';
import { look, sendBack, sendLost, sendNothingToAnswer, sendStatement, shopOrigins } from './answerPage.ts';
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

/** The ids that the shop receives with the buyer. */
const idsOf = ({ id, ba_token, order_id }: Subscription) => ({
  subscription_id: id,
  ba_token,
  token: order_id,
});

function approvalOf(subscription: Subscription): Approval {
  return {
    orderID: subscription.order_id,
    subscriptionID: subscription.id,
    payerID: subscription.subscriber.payer_id ?? '',
    facilitatorAccessToken: `A21AA${randomBytes(32).toString('base64url')}`,
  };
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
    if (popup) sendStatement(res, 'Cancelled', 'Nothing was agreed. You can close this window.', { message });
    else sendBack(res, cancelUrl, idsOf(given.subscription));
    return;
  }
  const subscription = approve(simulator, given.subscription);
  if (choice === 'lose') {
    sendLost(res);
  } else if (popup) {
    const message: ToOpener = { kind: 'agreed', approval: approvalOf(subscription) };
    sendStatement(res, 'Agreed', 'You can close this window.', { message });
  } else {
    sendBack(res, returnUrl, idsOf(subscription));
  }
}

/** `/webapps/*`: the buyer approves here, in the button's pop-up or through the approve link. */
export function addApprovalRoutes(router: Router, simulator: PayPalSimulator): void {
  const { ledger, now } = simulator;
  const findWith = (token: unknown, statuses: readonly string[], res: Response): Subscription | undefined => {
    const found = Object.values(ledger.books.subscriptions).find(({ ba_token }) => ba_token === token);
    if (found && statuses.includes(found.status)) return found;
    sendNothingToAnswer(res, 'agreement', found !== undefined);
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
    const subscription = findWith(token, ['APPROVAL_PENDING'], res);
    if (!subscription) return;
    const plan = planOf(simulator, subscription);
    const { application_context: context } = subscription;
    const { lang, title } = approvalWords(context);
    sendPage(res, {
      ...look,
      lang,
      title,
      body: approvalForm({
        subscription,
        plan,
        brand: context.brand_name ?? lookUp(ledger.books.products, plan.product_id)?.name ?? 'the merchant',
        popup: flow === 'popup',
        buyer: visitorOf(req.headers.cookie).buyer,
        now: now(),
        monthEnds: simulator.settings.monthEnds,
      }),
      message: { kind: 'shown' } satisfies ToOpener,
      formTargets: shopOrigins(context),
    });
  });

  router.post('/webapps/billing/subscriptions', (req, res) => {
    const form = new URLSearchParams(rawText(req));
    const choice =
      visitorOf(req.headers.cookie).buyer === 'refused' ? 'cancel' : (form.get('answer') ?? 'cancel');
    // The browser shows only the answer to the second press of a double click.
    const agreed = choice === 'agree' ? ['APPROVED', 'ACTIVE'] : [];
    const subscription = findWith(form.get('ba_token'), ['APPROVAL_PENDING', ...agreed], res);
    if (!subscription) return;
    answer(simulator, res, {
      subscription,
      choice,
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
