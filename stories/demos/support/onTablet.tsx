import type { Decorator } from '@storybook/react-vite';

/** Shows a part of a demo on the tablet's paper, as wide as its place there; container queries answer as inside. */
export function onTablet(width = 720): Decorator {
  return (Story) => (
    <div style={{ container: 'demo / inline-size', maxWidth: width, margin: '0 auto', padding: 16 }}>
      <Story />
    </div>
  );
}
