import { PayPalError } from './PayPalError.ts';

/** PayPal's endpoints, and the only allowed ones: a changed `Credentials/PayPal` cannot redirect money. */
export const payPalEndpoints = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;

/** PayPal's environment. Each has its own account, product and plans. */
export type PayPalEnvironment = keyof typeof payPalEndpoints;

const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Checks an endpoint against the allow-list (reference/PayPal.mdx#endpoints). Throws a PayPalError if it is not listed.
 * @param options.sandbox whether this is the local context, which also allows the simulator on this machine.
 * @returns the origin.
 */
export function allowedEndpoint(endpoint: string, { sandbox }: { sandbox: boolean }): string {
  const { origin = '', protocol, hostname = '' } = URL.parse(endpoint) ?? {};
  if (Object.values<string>(payPalEndpoints).includes(origin)) return origin;
  if (sandbox && protocol === 'http:' && loopbackHosts.includes(hostname)) return origin;
  throw new PayPalError(0, { cause: new Error('the PayPal endpoint is not one of the allowed addresses') });
}

/** PayPal's page for one subscription, on the site that belongs to an allowed endpoint. The simulator has its own. */
export function managePage(origin: string, subscriptionId: string): string {
  const site = origin.replace('https://api-m.', 'https://www.');
  return `${site}/myaccount/autopay/connect/${encodeURIComponent(subscriptionId)}`;
}
