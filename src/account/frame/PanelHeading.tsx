import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { PartHeading } from './layout.ts';

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  children: ReactNode;
}

/** The heading of a newly opened panel. It takes focus, so a screen reader continues there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PartHeading ref={ref} tabIndex={-1}>
      {children}
    </PartHeading>
  );
}
