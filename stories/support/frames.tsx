import type { Decorator } from '@storybook/react-vite';

/** Renders a component in a column as wide as on the screens, with padding. */
export function inColumn(width = 560): Decorator {
  return (Story) => (
    <div style={{ maxWidth: width, margin: '0 auto', padding: 16 }}>
      <Story />
    </div>
  );
}
