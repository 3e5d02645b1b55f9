import { callable } from '../callable.ts';
import { saveRegistration as save } from '../services/registrations.ts';

/** See `calls.saveRegistration`. */
export const saveRegistration = callable('saveRegistration', async ({ registration }, { world, owner }) => {
  await save(world.store, { owner, registration, now: world.now() });
  return {};
});
