import type { ReactNode } from 'react';
import { buttonHeight } from './paypalScript.ts';

/** Reserves the button's space, with the same height in every state, so the page does not shift. */
export function ButtonPlaceholder(props: { children: ReactNode }) {
  return (
    <div style={{ position: 'relative', minHeight: buttonHeight, display: 'grid', alignContent: 'start' }}>
      {props.children}
    </div>
  );
}

/** Covers the button's space until it is rendered, ignores clicks, and is announced unless one follows. */
export function ScriptLoading(props: { label: string; silent?: boolean }) {
  return (
    <p
      role={props.silent ? undefined : 'status'}
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
