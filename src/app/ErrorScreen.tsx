import { Unplug } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { GateMessage } from '#components/GateMessage.tsx';
import { PageFrame } from '#components/PageFrame.tsx';
import { brand, unexpected } from '#content/index.ts';
import { paths } from './paths.ts';

/** Props of `ErrorScreen`. */
export interface ErrorScreenProps {
  /** Whatever was thrown. */
  error: unknown;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The generic fallback of specification section 8: a heading, the error's own message, and a way on. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <PageFrame brand={<BrandLink href={paths.landing} name={brand.name} />}>
      <GateMessage
        icon={Unplug}
        tone="error"
        heading={unexpected.heading}
        live="assertive"
        action={
          <ActionButton variant="contained" onClick={() => window.location.reload()}>
            {unexpected.reload}
          </ActionButton>
        }
      >
        <p>{messageOf(error)}</p>
        <p>{unexpected.advice}</p>
      </GateMessage>
    </PageFrame>
  );
}
