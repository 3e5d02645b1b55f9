import { faintOf, findDrawings, findInvisibleControls } from '../visual/forcedColors.ts';
import { emulate } from './emulated.ts';

/** Presses in forced colors on black; `findFaint` returns what is hardly visible then. */
export async function inForcedColors(press: (findFaint: () => string[]) => Promise<void>): Promise<void> {
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]);
  await press(() => [...findInvisibleControls(), ...faintOf(findDrawings())]);
  await emulate();
}
