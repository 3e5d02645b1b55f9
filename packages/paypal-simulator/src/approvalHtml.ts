import { termsOf } from './agreementTerms.ts';
import { approvalWords, type ApprovalWords } from './approvalWords.ts';
import { escapeHtml } from './htmlPage.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { ApplicationContext, Plan, Subscription } from './resources.ts';
import type { Visitor } from './visitor.ts';
import { nextChargeOf } from './subscriptionView.ts';

const headOf = ({ sandbox }: { sandbox: string }) => `<p class="paypal">PayPal</p>
<p class="note">${escapeHtml(sandbox)}</p>`;

const row = (term: string, value: string, small = ''): string =>
  `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}${small && `<small>${escapeHtml(small)}</small>`}</dd></div>`;

/** A page that shows only a message. */
export function statement(title: string, text: string): string {
  return `<main>
${headOf(approvalWords({}))}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>`;
}

/** A page with the rows of an agreement and the buyer's answers to it. A refused buyer has no `agree`. */
function agreementPage(
  words: ApprovalWords,
  page: {
    heading: string;
    rows: readonly string[];
    action: string;
    token: string;
    fields?: string;
    agree?: string | undefined;
  },
): string {
  return `<main>
${headOf(words)}
<h1>${escapeHtml(page.heading)}</h1>
<dl>
${page.rows.join('\n')}
</dl>
<form method="post" action="${escapeHtml(page.action)}">
<input type="hidden" name="ba_token" value="${escapeHtml(page.token)}">
${page.fields ?? ''}
${page.agree === undefined ? '' : `<button type="submit" name="answer" value="agree">${escapeHtml(page.agree)}</button>`}
<button type="submit" name="answer" value="cancel">${escapeHtml(words.cancel)}</button>
<h2>${escapeHtml(words.onlyHere)}</h2>
<button type="submit" name="answer" value="lose">${escapeHtml(words.lose)}</button>
</form>
</main>`;
}

export interface ApprovalForm {
  subscription: Subscription;
  plan: Plan;
  /** Name of the merchant. */
  brand: string;
  /** Whether the button opened this page in a pop-up. */
  popup: boolean;
  buyer: Visitor['buyer'];
  now: Date;
  monthEnds: SimulatorSettings['monthEnds'];
}

/** What PayPal asks of a buyer before they agree. */
function asked(buyer: Visitor['buyer'], words: ApprovalWords): string {
  if (buyer === 'guestWithCard')
    return `<label>${escapeHtml(words.cardNumber)} <input inputmode="numeric" autocomplete="off"></label>`;
  if (buyer === 'guestWithoutCard') return `<p>${escapeHtml(words.accountNeeded)}</p>`;
  return buyer === 'refused' ? `<p>${escapeHtml(words.refused)}</p>` : '';
}

/** The page on which the buyer agrees: payee, plan, amount, interval and start. */
export function approvalForm({ subscription, plan, brand, popup, buyer, ...time }: ApprovalForm): string {
  const words = approvalWords(subscription.application_context);
  const terms = termsOf(subscription, plan, { ...time, words });
  const { email_address: email } = subscription.subscriber;
  const rows = [
    row(words.rows.plan, plan.name, plan.description),
    row(words.rows.quantity, terms.quantity, terms.units),
    ...(terms.trial === undefined ? [] : [row(words.rows.trial, terms.trial)]),
    row(words.rows.today, terms.today),
    terms.trial === undefined
      ? row(words.rows.later, terms.regular, words.nextCharge(terms.nextCharge))
      : row(words.rows.afterTrial, terms.regular, words.firstCharge(terms.nextCharge)),
    ...(email === undefined ? [] : [row(words.rows.buyer, email)]),
  ];
  return agreementPage(words, {
    heading: words.subscribeTo(brand),
    rows,
    action: '/webapps/billing/subscriptions',
    token: subscription.ba_token,
    fields: `<input type="hidden" name="flow" value="${popup ? 'popup' : 'page'}">\n${asked(buyer, words)}`,
    agree: buyer === 'refused' ? undefined : words.agree,
  });
}

interface Order {
  subscription: Subscription;
  plan: Plan;
}

export interface RevisionForm {
  token: string;
  context: Pick<ApplicationContext, 'locale'>;
  present: Order;
  next: Order;
  action: string;
  now: Date;
  monthEnds: SimulatorSettings['monthEnds'];
}

/** The page on which the buyer consents to a change: the present amount, the new amount and its start. */
export function revisionForm({ token, context, present, next, action, ...time }: RevisionForm): string {
  const words = approvalWords(context);
  const before = termsOf(present.subscription, present.plan, { ...time, words });
  const after = termsOf(next.subscription, next.plan, { ...time, words });
  const due = nextChargeOf(present.subscription);
  const rows = [
    row(words.rows.plan, next.plan.name, next.plan.description),
    row(words.rows.quantity, after.quantity, after.units),
    row(words.rows.untilNow, before.regular),
    row(words.rows.newPrice, after.regular, due === undefined ? '' : words.firstCharged(words.day(due))),
  ];
  return agreementPage(words, { heading: words.change, rows, action, token, agree: words.agreeToChange });
}
