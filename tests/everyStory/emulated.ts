import { cdp } from 'vitest/browser';

interface Feature {
  name: string;
  value: string;
}

interface DevTools {
  send(
    method: 'Emulation.setEmulatedMedia',
    request: { media: 'print' | ''; features: Feature[] },
  ): Promise<unknown>;
}

/** As the window of the tests is opened. */
const still = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Shows the page with these features, on the screen or as printed; without arguments as the tests' window is opened. */
export const emulate = (features: Feature[] = [], media: 'print' | '' = '') =>
  (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', {
    media,
    features: [still, ...features],
  });
