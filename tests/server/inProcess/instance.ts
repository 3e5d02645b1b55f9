import { quietSignIns } from '../quietSignIns.ts';
import { defaultBrand } from '#domain/brand.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import type { Logs, ServerContext } from '#functions/context/context.ts';
import type { Store } from '#functions/store/Store.ts';
import { sandboxClientSecret } from '#simulator/startSimulator.ts';
import type { VirtualTime } from './virtualTime.ts';

/** What the e-mails of every test server name. */
export const testBrand: ServerContext['brand'] = {
  product: 'Curbwise',
  supportEmail: 'support@curbwise.example',
  dashboardUrl: 'https://dashboard.curbwise.example',
  seller: defaultBrand.seller,
};

interface InstanceOptions {
  logs: Logs;
  time: VirtualTime;
  removedSignIns: string[];
  siteUrl: string;
}

/** An instance of the functions with its own memory (queues, limits, token) and the shared database. */
export function openInstance(
  database: Store,
  { logs, time, removedSignIns, siteUrl }: InstanceOptions,
): ServerContext {
  const store: Store = { ...database };
  const { now } = time;
  return {
    store,
    payments: payPalProvider({ store, secret: () => sandboxClientSecret, now, sandbox: true }),
    signIns: {
      ...quietSignIns,
      remove: async (uid) => void removedSignIns.push(uid),
    },
    logs,
    brand: testBrand,
    siteUrl,
    now,
    wait: (milliseconds) => time.pass(milliseconds),
  };
}
