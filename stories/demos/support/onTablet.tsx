import type { Decorator } from '@storybook/react-vite';

/** Renders a part of a demo on the tablet's background, at its width in the tablet; container queries match as in the tablet. */
export function onTablet(width = 720): Decorator {
  return (Story) => (
    <div style={{ container: 'demo / inline-size', maxWidth: width, margin: '0 auto', padding: 16 }}>
      <Story />
    </div>
  );
}
