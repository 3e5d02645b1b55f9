import type { CallInput, CallName, CallOutput } from '#domain/contract.ts';
import { lazyImport } from '#loading/lazyImport.ts';
import type { IdToken } from './invoke.ts';

/** Calls a server function by name. Rejects with an AppError. */
export type CallFunction = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>;

/** Calls the functions on the site's own origin. `idToken` returns null when signed out. */
export function createCallFunction(idToken: IdToken): CallFunction {
  // The contract's schemas load with the first call, which keeps the sign-in small.
  const load = lazyImport(() => import('./invoke.ts'));
  return async (name, input) => {
    const { invoke } = await load();
    return invoke(name, input, idToken);
  };
}
