import type { Response, Router } from 'express';
import { planOf } from './announcements.ts';
import { approvalWords } from './approvalWords.ts';
import { revisionForm, statement } from './approvalHtml.ts';
import { sendPage } from './htmlPage.ts';
import { answerRevision, findRevision, revised } from './revisions.ts';
import { rawText } from './requests.ts';
import type { Revision, Subscription } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

const style = '/webapps/approval.css';

/** The path of the page on which a buyer consents to a change, and of the form's action. */
export const revisionPath = '/webapps/billing/subscriptions/update';

function sendStatement(res: Response, title: string, text: string, status = 200): void {
  sendPage(res, { style, title, body: statement(title, text), status });
}

function sendBack(
  res: Response,
  address: string | undefined,
  subscription: Subscription,
  revision: Revision,
) {
  if (address === undefined) {
    sendStatement(res, 'Done', 'You can close this window.');
    return;
  }
  const url = new URL(address);
  url.searchParams.set('subscription_id', subscription.id);
  url.searchParams.set('ba_token', revision.token);
  res.redirect(303, url.href);
}

/** `/webapps/billing/subscriptions/update`: the buyer consents to a change here, or refuses it. */
export function addRevisionPage(router: Router, simulator: PayPalSimulator): void {
  const find = (token: unknown, res: Response) => {
    const found = findRevision(simulator, token);
    if (found && !found.revision.answered && found.subscription.status === 'ACTIVE') return found;
    if (found) sendStatement(res, 'Already answered', 'This change was settled before.', 409);
    else sendStatement(res, 'Unknown change', 'PayPal knows nothing of it.', 404);
    return undefined;
  };

  router.get(revisionPath, (req, res) => {
    const found = find(req.query['ba_token'], res);
    if (!found) return;
    const { subscription, revision } = found;
    const after = revised(subscription, revision);
    const { return_url: returnUrl, cancel_url: cancelUrl } = revision.application_context;
    const { lang, change } = approvalWords(revision.application_context);
    sendPage(res, {
      style,
      lang,
      title: change,
      body: revisionForm({
        token: revision.token,
        context: revision.application_context,
        present: { subscription, plan: planOf(simulator, subscription) },
        next: { subscription: after, plan: planOf(simulator, after) },
        action: revisionPath,
        now: simulator.now(),
        monthEnds: simulator.settings.monthEnds,
      }),
      formTargets: [returnUrl, cancelUrl].flatMap((address) =>
        address === undefined ? [] : [new URL(address).origin],
      ),
    });
  });

  router.post(revisionPath, (req, res) => {
    const form = new URLSearchParams(rawText(req));
    const found = find(form.get('ba_token'), res);
    if (!found) return;
    const { return_url: returnUrl, cancel_url: cancelUrl } = found.revision.application_context;
    const choice = form.get('answer') ?? 'cancel';
    const subscription = answerRevision(simulator, found, choice !== 'cancel');
    if (choice === 'lose') {
      const text = 'You agreed, and this browser tells nobody. Only PayPal knows, and says so by webhook.';
      sendStatement(res, 'The browser is lost', text);
    } else sendBack(res, choice === 'cancel' ? cancelUrl : returnUrl, subscription, found.revision);
  });
}
