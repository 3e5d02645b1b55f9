import { Router } from 'express';
import type { Store } from '#functions/store/Store.ts';
import type { EmulatorAccounts } from '../auth/accounts.ts';
import { documentRoutes } from '../documents/routes.ts';
import { googleRoutes } from '../google/routes.tsx';
import type { AuthEmulatorMessages } from '../inbox/authEmulatorMessages.ts';
import { inboxRoutes } from '../inbox/routes.tsx';
import type { MailScanner } from '../world/mailScanner.ts';
import { worldRoutes } from '../world/routes.tsx';

export interface SandboxRoutesOptions {
  store: Store;
  accounts: EmulatorAccounts;
  codes: AuthEmulatorMessages;
  paypalUrl: string;
  scanner: MailScanner;
  /** Deletes everything and seeds the store again. */
  reset: () => Promise<void>;
}

/** Everything under `/__sandbox`. */
export function sandboxRoutes(options: SandboxRoutesOptions): Router {
  const { store, accounts, codes, paypalUrl, scanner } = options;
  const router = Router();
  router.use('/inbox', inboxRoutes({ codes, store }));
  router.use('/google', googleRoutes(accounts));
  router.use('/world', worldRoutes({ paypalUrl, scanner }));
  router.use('/documents', documentRoutes(store));
  router.post('/reset', async (_request, response) => {
    await options.reset();
    response.status(204).end();
  });
  router.use((_request, response) => {
    response.status(404).json({ error: 'The sandbox has no such page.' });
  });
  return router;
}
