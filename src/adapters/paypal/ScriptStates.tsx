import type { ReactNode } from 'react';
import type { SubscribeButtonLabels } from '#gateways/PaymentGateway.ts';
import { buttonHeight } from './paypalScript.ts';

/** The place of the button, of the same height in every state, so that the page never jumps. */
export function ButtonPlace(props: { children: ReactNode }) {
  return (
    <div style={{ minHeight: buttonHeight, display: 'grid', alignContent: 'start' }}>{props.children}</div>
  );
}

/** Said while PayPal's script is on its way. */
export function ScriptLoading(props: { label: string }) {
  return (
    <p
      role="status"
      style={{
        margin: 0,
        minHeight: buttonHeight,
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

/** Said when the script did not come, with the way to ask for it again. */
export function ScriptFailed(props: { labels: SubscribeButtonLabels; onRetry: () => void }) {
  return (
    <div role="alert">
      <p style={{ margin: 0 }}>{props.labels.failed}</p>
      <button
        type="button"
        onClick={props.onRetry}
        style={{ font: 'inherit', minHeight: 48, marginTop: 8, paddingInline: 16, cursor: 'pointer' }}
      >
        {props.labels.retry}
      </button>
    </div>
  );
}
