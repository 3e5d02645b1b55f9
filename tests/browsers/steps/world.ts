import type { Switch, World } from '#sandbox/world/world.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';

/** Switches the world around this browser on the sandbox's page, as people do. */
export async function switchWorld(tab: Tab, positions: Partial<World>): Promise<void> {
  await tab.window.goto(`${siteUrl}/__sandbox/world`);
  const wanted = Object.entries(positions) as Array<[Switch, string]>;
  for (const [name, position] of wanted) await tab.choose({ css: `#${name}` }, position);
  await tab.tap({ role: 'button', name: 'Switch' });
  const shown = wanted.map(([name, position]) => `#${name} option[selected][value="${position}"]`);
  await tab.until(
    (all: string[]) => document.readyState === 'complete' && all.every((css) => document.querySelector(css)),
    shown,
  );
}
