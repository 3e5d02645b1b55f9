import type { ReactNode } from 'react';
import { Notice } from '#components/Notice.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';

const heights = { phone: 1642, tablet: 1367, laptop: 1014 };

export interface TryItProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** Text for visitors without JavaScript. */
  noScript: string;
  /** The demos. */
  children: ReactNode;
}

/** The section with the demos, hydrated when a visitor comes near. */
export function TryIt({ id, title, lead, noScript, children }: TryItProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} band="green" scalloped screenOnly heights={heights}>
      <noscript>
        <Notice tone="info">{noScript}</Notice>
      </noscript>
      {children}
    </SectionFrame>
  );
}
