import { createContext, use, type ReactNode } from 'react';

/** Draws a part that is woken later. The prerenderer provides one that writes its HTML apart; elsewhere there is none. */
export type DrawIsland = (name: string, children: ReactNode) => ReactNode;

/** How islands are drawn here; null where React runs anyway, so that a part is simply drawn in its place. */
export const IslandContext = createContext<DrawIsland | null>(null);

/** Props of `Island`. */
export interface IslandProps {
  /** What the part is called when it is woken. */
  name: string;
  /** The part itself. It must draw the same wherever and whenever it is drawn first. */
  children: ReactNode;
}

/** A part of a static page that becomes alive once a visitor comes near it. */
export function Island({ name, children }: IslandProps) {
  const draw = use(IslandContext);
  return draw ? draw(name, children) : children;
}
