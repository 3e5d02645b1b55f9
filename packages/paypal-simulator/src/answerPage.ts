import type { Response } from 'express';
import { statement } from './approvalHtml.ts';
import type { ToOpener } from './browser/messages.ts';
import { sendPage } from './htmlPage.ts';
import type { ApplicationContext } from './resources.ts';

export const look = { style: '/webapps/approval.css', script: '/webapps/approval.js' };

/** A page that shows only a message, and tells it to the window that opened this one. */
export function sendStatement(
  res: Response,
  title: string,
  text: string,
  rest: { status?: number; message?: ToOpener } = {},
): void {
  sendPage(res, { ...look, title, body: statement(title, text), ...rest });
}

/** Says why there is nothing to answer: it was answered before, or its token is unknown. */
export function sendNothingToAnswer(res: Response, what: string, known: boolean): void {
  if (known) sendStatement(res, 'Already answered', `This ${what} was settled before.`, { status: 409 });
  else sendStatement(res, `Unknown ${what}`, 'PayPal knows nothing of it.', { status: 404 });
}

/** The buyer agreed, and their browser reports it neither to the shop's page nor to its server. */
export function sendLost(res: Response): void {
  const text = 'You agreed, and this browser tells nobody. Only PayPal knows, and says so by webhook.';
  sendStatement(res, 'The browser is lost', text, { message: { kind: 'lost' } });
}

/** Redirects to the shop with the ids; without an address of the shop, the page stays. */
export function sendBack(res: Response, address: string | undefined, ids: Record<string, string>): void {
  if (address === undefined) {
    sendStatement(res, 'Done', 'You can close this window.');
    return;
  }
  const url = new URL(address);
  for (const [name, id] of Object.entries(ids)) url.searchParams.set(name, id);
  res.redirect(303, url.href);
}

export function shopOrigins({ return_url: back, cancel_url: cancelled }: ApplicationContext): string[] {
  return [back, cancelled].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}
