import type { Router } from 'express';
import { visitorOf } from './visitor.ts';
import { browserScript } from './browserScript.ts';
import { isReceivable } from './money.ts';
import { sandboxClientId } from './tokens.ts';

/** The allowed query parameters of the script; any other returns 400. */
const known = new Set([
  'client-id',
  'merchant-id',
  'currency',
  'intent',
  'commit',
  'vault',
  'components',
  'disable-funding',
  'enable-funding',
  'integration-date',
  'debug',
  'buyer-country',
  'locale',
]);

/** The error in the script's query, if any. */
function complaint(query: URLSearchParams): string | undefined {
  const unknown = [...query.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) return `Unknown parameter ${unknown}`;
  const clientId = query.get('client-id');
  if (clientId === null || clientId === '') return 'client-id is missing';
  if (clientId !== sandboxClientId) return 'client-id is not known';
  if (query.get('intent') === 'subscription' && query.get('vault') !== 'true') {
    return 'intent=subscription needs vault=true';
  }
  if (query.get('vault') === 'true' && query.get('intent') !== 'subscription') {
    return 'This stand-in sells subscriptions only: intent=subscription';
  }
  const currency = query.get('currency') ?? 'USD';
  // The real script accepts rupees although subscriptions cannot be paid in them, so this one does too.
  if (!isReceivable(currency) && currency !== 'INR') return 'currency is not known';
  if (!/^[a-z]{2}_[A-Z]{2}$/u.test(query.get('locale') ?? 'en_US')) return 'locale is not known';
  return undefined;
}

/** `GET /sdk/js`: the replacement for PayPal's script, version 5. */
export function addSdkRoutes(router: Router): void {
  router.get('/sdk/js', async (req, res) => {
    const { script } = visitorOf(req.headers.cookie);
    if (script === 'hangs') return;
    if (script === 'blocked') {
      req.socket.destroy();
      return;
    }
    const refused = complaint(new URL(req.originalUrl, 'http://127.0.0.1').searchParams);
    res.type('text/javascript').set({
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    if (script === 'withoutButtons') res.send('window.paypal = {};');
    else if (refused === undefined) res.send(await browserScript('sdk'));
    else res.status(400).send(`throw new Error(${JSON.stringify(`PayPal script refused: ${refused}`)});\n`);
  });
}
