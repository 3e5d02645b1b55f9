import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Themed } from '#theme/index.ts';

/** How a part of a static page comes alive. */
interface IslandDoor {
  /** Fetches the part and draws what stands in the page already, or what takes its place. */
  open: () => Promise<ReactNode>;
  /** Whether the part takes the place of what stands there instead of adopting it. */
  replaces?: boolean;
}

const doors: Readonly<Partial<Record<string, IslandDoor>>> = {};

const awake = new WeakMap<HTMLElement, Promise<void>>();

function Told({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

async function open(place: HTMLElement): Promise<void> {
  const name = place.dataset['island'] ?? '';
  const door = doors[name];
  if (!door) throw new Error(`There is no island named ${name}`);
  const part = await door.open();
  await new Promise<void>((resolve) => {
    const told = (
      <Themed>
        <Told onDrawn={resolve}>{part}</Told>
      </Themed>
    );
    if (door.replaces) createRoot(place).render(told);
    else hydrateRoot(place, told, { identifierPrefix: `${name}-` });
  });
}

/** Makes a part of a static page alive; done when it answers to the visitor. Asked again, it answers the same. */
export function wake(place: HTMLElement): Promise<void> {
  const known = awake.get(place) ?? open(place);
  awake.set(place, known);
  return known;
}
