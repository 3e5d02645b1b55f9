import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { unexpectedError } from '#content/pages.ts';
import { AppError } from '#domain/errors.ts';
import { Quiet } from './layout.ts';

/** Props of `OnDemand`. */
export interface OnDemandProps<Props> {
  /** Fetches the part. */
  load: () => Promise<ComponentType<Props>>;
  /** Draws the part once it is there. */
  children: (Part: ComponentType<Props>) => ReactNode;
}

function loadPage() {
  window.location.reload();
}

/** A part of the page whose code is fetched when it is opened; few owners ever open it. */
export function OnDemand<Props>({ load, children }: OnDemandProps<Props>) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | 'loading' | 'missing'>('loading');
  const begin = useEffectEvent(() => {
    load().then(
      (Part) => setPart({ Part }),
      () => setPart('missing'),
    );
  });
  useEffect(() => begin(), []);
  if (part === 'loading') return <Quiet role="status">{shared.loading}</Quiet>;
  if (part === 'missing') {
    // Chromium asks for a file that did not arrive no more until the page is loaded anew.
    const again = (
      <ActionButton variant="outlined" size="small" onClick={loadPage}>
        {unexpectedError.reload}
      </ActionButton>
    );
    return (
      <Notice tone="error" action={again}>
        {errorMessage(new AppError('network/unreachable'))}
      </Notice>
    );
  }
  return children(part.Part);
}
