import { createContext, use, type ReactNode } from 'react';

/** Renders a part of a static page for later hydration. Only the prerenderer provides this. */
export type DrawIsland = (name: string, children: ReactNode) => ReactNode;

/** How islands are rendered; null in the app, where a part renders in place. */
export const IslandContext = createContext<DrawIsland | null>(null);

export interface IslandProps {
  /** The name used to hydrate the part. */
  name: string;
  /** The part. Its first render must be the same on the server and in the browser. */
  children: ReactNode;
}

/** A part of a static page that is hydrated when a visitor comes near it or touches it. */
export function Island({ name, children }: IslandProps) {
  const draw = use(IslandContext);
  return draw ? draw(name, children) : children;
}
