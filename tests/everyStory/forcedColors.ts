import { cdp } from 'vitest/browser';
import { faintOf, findDrawings, findInvisibleControls } from '../visual/forcedColors.ts';

interface DevTools {
  send(
    method: 'Emulation.setEmulatedMedia',
    request: { features: Array<{ name: string; value: string }> },
  ): Promise<unknown>;
}

/** As the window of the tests is opened. */
const still = { name: 'prefers-reduced-motion', value: 'reduce' };

const show = (...features: Array<{ name: string; value: string }>) =>
  (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', { features: [still, ...features] });

/** Presses in forced colors on black; `findFaint` returns what is hardly visible then. */
export async function inForcedColors(press: (findFaint: () => string[]) => Promise<void>): Promise<void> {
  await show({ name: 'forced-colors', value: 'active' }, { name: 'prefers-color-scheme', value: 'dark' });
  await press(() => [...findInvisibleControls(), ...faintOf(findDrawings())]);
  await show();
}
