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

/** What is hardly visible in forced colors on black. */
export async function findForcedColorFaults(): Promise<string[]> {
  await show({ name: 'forced-colors', value: 'active' }, { name: 'prefers-color-scheme', value: 'dark' });
  const faults = [...findInvisibleControls(), ...faintOf(findDrawings())];
  await show();
  return faults;
}
