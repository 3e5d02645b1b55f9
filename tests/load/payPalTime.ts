import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';

/** Tells the time a call has waited for PayPal from the time that is ours. */
export class PayPalTime {
  readonly #call = new AsyncLocalStorage<{ waited: number }>();

  /** Runs a call; answers how long it took beyond PayPal's own time, in milliseconds. */
  async beyond(call: () => Promise<unknown>): Promise<number> {
    const own = { waited: 0 };
    const began = performance.now();
    await this.#call.run(own, call);
    return performance.now() - began - own.waited;
  }

  /** The provider, each of whose answers is waited for on PayPal's account. */
  measured(payments: PaymentProvider): PaymentProvider {
    const timed = Object.entries(payments).map(([name, method]) => [
      name,
      async (...args: unknown[]) => {
        const began = performance.now();
        try {
          return await (method as (...all: unknown[]) => Promise<unknown>)(...args);
        } finally {
          const call = this.#call.getStore();
          if (call) call.waited += performance.now() - began;
        }
      },
    ]);
    return Object.fromEntries(timed);
  }
}
