import type { ReactNode } from 'react';
import { buttonHeight } from './paypalScript.ts';

/** The place of the button, with the same height in every state, so that the page does not jump. */
export function ButtonPlaceholder(props: { children: ReactNode }) {
  return (
    <div style={{ position: 'relative', minHeight: buttonHeight, display: 'grid', alignContent: 'start' }}>
      {props.children}
    </div>
  );
}

/** Covers the button's place until PayPal has drawn the button. It takes no clicks. */
export function ScriptLoading(props: { label: string }) {
  return (
    <p
      role="status"
      style={{
        position: 'absolute',
        inset: 0,
        margin: 0,
        pointerEvents: 'none',
        display: 'grid',
        placeContent: 'center',
        borderRadius: 10,
        background: 'var(--mui-palette-quiet)',
        color: 'var(--mui-palette-text-secondary)',
      }}
    >
      {props.label}
    </p>
  );
}
