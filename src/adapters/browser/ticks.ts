import type { Ticks } from '#gateways/SessionGateway.ts';

const key = 'ticks';

/** The ticks of a form while it loads in another language. They outlast no other reload: a consent is given anew. */
export const ticks = {
  keep(given: Readonly<Record<string, boolean>>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(given));
    } catch {
      // Storage is blocked: the owner ticks again.
    }
  },
  /** Reads them once. */
  take(): Ticks {
    try {
      const { termsAccepted, marketingConsent } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<
        string,
        unknown
      >;
      sessionStorage.removeItem(key);
      return {
        ...(termsAccepted === true && { termsAccepted }),
        ...(marketingConsent === true && { marketingConsent }),
      };
    } catch {
      return {};
    }
  },
};
