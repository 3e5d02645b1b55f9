import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMailGateway } from '#adapters/browser/mailGateway.ts';
import { keepUse, additionsIgnored } from '#hooks/keepUse.ts';
import { lazyImport, retriedImport } from '#loading/lazyImport.ts';
import { Themed } from '#theme/index.ts';

// An island is loaded when it comes near. If its file fails to load, the visitor's next interaction retries, which reloads
// the page.
const loadStage = lazyImport(() => import('#site/TryItStage.tsx'));
const loadCalculator = lazyImport(() => import('#site/islands/PriceCalculatorIsland.tsx'));
// Without this file, the browser submits the form itself; a reload would lose typed text.
const loadContact = () => retriedImport(() => import('#site/islands/ContactIsland.tsx'));

/** Loads each island by name, with the same markup as in the page's HTML. */
const loaders: Readonly<Partial<Record<string, () => Promise<ReactNode>>>> = {
  'try-it': async () => {
    const { TryItStage } = await loadStage();
    return <TryItStage />;
  },
  'price-calculator': async () => {
    const { PriceCalculatorIsland } = await loadCalculator();
    return <PriceCalculatorIsland />;
  },
  contact: async () => {
    const { ContactIsland } = await loadContact();
    return <ContactIsland mail={createMailGateway()} />;
  },
};

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

function OnMount({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return children;
}

async function load(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] ?? '';
  const loader = loaders[name];
  if (!loader) throw new Error(`There is no island named ${name}`);
  const part = await loader();
  const restoreUse = keepUse(island);
  const options = additionsIgnored(island);
  await new Promise<void>((resolve) => {
    const root = (
      <Themed pageStyles={false}>
        <OnMount onMount={resolve}>{part}</OnMount>
      </Themed>
    );
    // As a transition React hydrates in slices between which the page responds, instead of in one long task.
    startTransition(() => {
      hydrateRoot(island, root, { identifierPrefix: `${name}-`, ...options });
    });
  });
  restoreUse();
}

/** Hydrates an island; resolves when it is interactive. Repeated calls return the same promise, unless the first failed. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const hydration = hydrations.get(island) ?? load(island);
  hydrations.set(island, hydration);
  hydration.catch(() => hydrations.delete(island));
  return hydration;
}
