import type { CallInput, CallName, CallOutput } from '#domain/contract.ts';
import { lazyImport } from '#loading/lazyImport.ts';

/** Calls a function of the server by its name. Rejects with an AppError. */
export type CallFunction = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<CallOutput<Name>>;

/** Calls the functions on the site's own origin. `idToken` returns null when signed out. */
export function createCallFunction(idToken: () => Promise<string | null>): CallFunction {
  // Only the first call needs the contract's schemas; the sign-in is lighter without them.
  const load = lazyImport(() => import('./invoke.ts'));
  return async (name, input) => {
    const { invoke } = await load();
    return invoke(name, input, idToken);
  };
}
