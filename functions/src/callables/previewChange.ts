import { callable } from '../callable.ts';
import { previewChange as preview } from '../services/changeRequests.ts';

/** See `calls.previewChange`. */
export const previewChange = callable('previewChange', async (wanted, { context, owner }) => ({
  change: await preview(context, { owner, wanted }),
}));
