import type { Decorator } from '@storybook/react-vite';
import type { NavigationBarProps } from '#sections/Header/NavigationBar.tsx';
import { tokens } from '#theme/index.ts';

/** Renders a component in a padded column of the screens' width. */
export function inColumn(width = 560): Decorator {
  return (Story) => (
    <div style={{ maxWidth: width, margin: '0 auto', padding: 16 }}>
      <Story />
    </div>
  );
}

/** Renders a bar at the top of the surface it lies over, in that color and with the given height. */
export function overItsSurface(height: number): Decorator<Pick<NavigationBarProps, 'over'>> {
  const { orange, paper } = tokens.color;
  return (Story, { args }) => (
    <div style={{ height, backgroundColor: args.over === 'orange' ? orange : paper }}>
      <Story />
    </div>
  );
}

/** Renders a part of a section under a heading, as on the page. */
export function underHeading(title: string): Decorator {
  return (Story) => (
    <section>
      <h2>{title}</h2>
      <Story />
    </section>
  );
}
