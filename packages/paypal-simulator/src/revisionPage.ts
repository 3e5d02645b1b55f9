import type { Response, Router } from 'express';
import { look, sendBack, sendLost, sendNothingToAnswer, shopOrigins } from './answerPage.ts';
import { planOf } from './announcements.ts';
import { approvalWords } from './approvalWords.ts';
import { revisionForm } from './approvalHtml.ts';
import { sendPage } from './htmlPage.ts';
import { answerRevision, findRevision, revised } from './revisions.ts';
import { rawText } from './requests.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The path of the page on which a buyer consents to a change, and of the form's action. */
export const revisionPath = '/webapps/billing/subscriptions/update';

/** `/webapps/billing/subscriptions/update`: the buyer consents to a change here, or refuses it. */
export function addRevisionPage(router: Router, simulator: PayPalSimulator): void {
  const find = (token: unknown, res: Response) => {
    const found = findRevision(simulator, token);
    if (found && !found.revision.answered && found.subscription.status === 'ACTIVE') return found;
    sendNothingToAnswer(res, 'change', found !== undefined);
    return undefined;
  };

  router.get(revisionPath, (req, res) => {
    const found = find(req.query['ba_token'], res);
    if (!found) return;
    const { subscription, revision } = found;
    const after = revised(subscription, revision);
    const { lang, change } = approvalWords(revision.application_context);
    sendPage(res, {
      ...look,
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
      formTargets: shopOrigins(revision.application_context),
    });
  });

  router.post(revisionPath, (req, res) => {
    const form = new URLSearchParams(rawText(req));
    const found = find(form.get('ba_token'), res);
    if (!found) return;
    const { return_url: returnUrl, cancel_url: cancelUrl } = found.revision.application_context;
    const choice = form.get('answer') ?? 'cancel';
    const { id } = answerRevision(simulator, found, choice !== 'cancel');
    const ids = { subscription_id: id, ba_token: found.revision.token };
    if (choice === 'lose') sendLost(res);
    else sendBack(res, choice === 'cancel' ? cancelUrl : returnUrl, ids);
  });
}
