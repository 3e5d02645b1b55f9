import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMailGateway } from '#adapters/browser/mailGateway.ts';
import { Themed } from '#theme/index.ts';

/** Fetches each part of the landing page, drawn as the page's file has it. */
const doors: Readonly<Partial<Record<string, () => Promise<ReactNode>>>> = {
  'try-it': async () => {
    const { TryItStage } = await import('#app/TryItStage.tsx');
    return <TryItStage />;
  },
  'price-calculator': async () => {
    const { PriceCalculatorIsland } = await import('#app/islands/PriceCalculatorIsland.tsx');
    return <PriceCalculatorIsland />;
  },
  'own-numbers': async () => {
    const { OwnNumbersCalculator } = await import('#sections/OwnNumbers/OwnNumbersCalculator.tsx');
    return <OwnNumbersCalculator />;
  },
  contact: async () => {
    const { ContactIsland } = await import('#app/islands/ContactIsland.tsx');
    return <ContactIsland mail={createMailGateway()} />;
  },
};

const awake = new WeakMap<HTMLElement, Promise<void>>();

function Told({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

async function open(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] ?? '';
  const door = doors[name];
  if (!door) throw new Error(`There is no island named ${name}`);
  const part = await door();
  await new Promise<void>((resolve) => {
    const told = (
      <Themed>
        <Told onDrawn={resolve}>{part}</Told>
      </Themed>
    );
    hydrateRoot(place, told, { identifierPrefix: `${name}-` });
  });
}

/** Makes a part of a static page alive; done when it answers to the visitor. Asked again, it answers the same, unless it failed. */
export function wake(place: HTMLElement): Promise<void> {
  const known = awake.get(place) ?? open(place);
  awake.set(place, known);
  known.catch(() => awake.delete(place));
  return known;
}
