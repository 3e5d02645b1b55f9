import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';

/** Separates the time that a call waits for PayPal from our own time. */
export class PayPalTime {
  readonly #call = new AsyncLocalStorage<{ waited: number }>();

  /** Runs a call; returns its duration without PayPal's time, in milliseconds. */
  async beyond(call: () => Promise<unknown>): Promise<number> {
    const own = { waited: 0 };
    const began = performance.now();
    await this.#call.run(own, call);
    return performance.now() - began - own.waited;
  }

  /** The provider with every call's duration counted as PayPal's time. */
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
