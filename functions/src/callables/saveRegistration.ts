import { callable } from '../callable.ts';
import { saveRegistration as save } from '../services/registrations.ts';

/** See `calls.saveRegistration`. */
export const saveRegistration = callable('saveRegistration', async ({ registration }, { context, owner }) => {
  await save(context.store, { owner, registration, now: context.now() });
  return {};
});
