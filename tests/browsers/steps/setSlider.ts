import type { Tab, Target } from '../driver/tab.ts';

/** Sets a slider that starts at 1 with the keyboard, step by step. */
export async function setSlider(tab: Tab, slider: Target, wanted: number): Promise<void> {
  await tab.focus(slider);
  for (let value = 1; ; value += 1) {
    await tab.see(slider, (found) => found.value === String(value));
    if (value === wanted) return;
    await tab.key('ArrowRight');
  }
}
