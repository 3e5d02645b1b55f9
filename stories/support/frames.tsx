import type { Decorator } from '@storybook/react-vite';

/** Stands a part in a column as wide as the screens give it, with air around. */
export function inColumn(width = 560): Decorator {
  return (Story) => (
    <div style={{ maxWidth: width, margin: '0 auto', padding: 16 }}>
      <Story />
    </div>
  );
}
