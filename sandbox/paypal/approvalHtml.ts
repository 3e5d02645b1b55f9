import { longDate, termsOf } from './agreementTerms.ts';
import { escapeHtml } from './htmlPage.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { Plan, Subscription } from './resources.ts';
import { nextChargeOf } from './subscriptionView.ts';

const head = `<p class="paypal">PayPal</p>
<p class="note">Sandbox on this machine. No money moves.</p>`;

const row = (term: string, value: string, small = ''): string =>
  `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}${small && `<small>${escapeHtml(small)}</small>`}</dd></div>`;

/** A page that only says something. */
export function statement(title: string, text: string): string {
  return `<main>
${head}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>`;
}

export interface ApprovalForm {
  subscription: Subscription;
  plan: Plan;
  /** Name of the merchant. */
  brand: string;
  /** Whether the button opened this page in a window. */
  popup: boolean;
  now: Date;
  monthEnds: SimulatorSettings['monthEnds'];
}

/** The page the buyer agrees on: who is paid for what, how much, how often and from when. */
export function approvalForm({ subscription, plan, brand, popup, now, monthEnds }: ApprovalForm): string {
  const terms = termsOf(subscription, plan, { now, monthEnds });
  const { email_address: email } = subscription.subscriber;
  const rows = [
    row('Plan', plan.name, plan.description),
    row('Quantity', terms.quantity, terms.units),
    ...(terms.trial === undefined ? [] : [row('Trial', terms.trial)]),
    row('Today', terms.today),
    terms.trial === undefined
      ? row('Then', terms.regular, `Next charge on ${terms.nextCharge}`)
      : row('After the trial', terms.regular, `First charge on ${terms.nextCharge}`),
    ...(email === undefined ? [] : [row('Buyer', email)]),
  ];
  return `<main>
${head}
<h1>Subscribe to ${escapeHtml(brand)}</h1>
<dl>
${rows.join('\n')}
</dl>
<form method="post" action="/webapps/billing/subscriptions">
<input type="hidden" name="ba_token" value="${escapeHtml(subscription.ba_token)}">
<input type="hidden" name="flow" value="${popup ? 'popup' : 'page'}">
<button type="submit" name="answer" value="agree">Agree &amp; Subscribe</button>
<button type="submit" name="answer" value="cancel">Cancel</button>
<h2>Only in the sandbox</h2>
<button type="submit" name="answer" value="lose">Agree, then lose the browser</button>
</form>
</main>`;
}

/** An order and the plan it is of. */
interface Order {
  subscription: Subscription;
  plan: Plan;
}

export interface RevisionForm {
  token: string;
  present: Order;
  next: Order;
  /** The form's action. */
  action: string;
  now: Date;
  monthEnds: SimulatorSettings['monthEnds'];
}

/** The page on which the buyer consents to a change: what is paid now, what will be, and from when. */
export function revisionForm({ token, present, next, action, now, monthEnds }: RevisionForm): string {
  const before = termsOf(present.subscription, present.plan, { now, monthEnds });
  const after = termsOf(next.subscription, next.plan, { now, monthEnds });
  const due = nextChargeOf(present.subscription);
  const rows = [
    row('Plan', next.plan.name, next.plan.description),
    row('Quantity', after.quantity, after.units),
    row('Until now', before.regular),
    row('New price', after.regular, due === undefined ? '' : `First charged on ${longDate(due)}`),
  ];
  return `<main>
${head}
<h1>Agree to a change</h1>
<dl>
${rows.join('\n')}
</dl>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="ba_token" value="${escapeHtml(token)}">
<button type="submit" name="answer" value="agree">Agree &amp; Continue</button>
<button type="submit" name="answer" value="cancel">Cancel</button>
<h2>Only in the sandbox</h2>
<button type="submit" name="answer" value="lose">Agree, then lose the browser</button>
</form>
</main>`;
}
