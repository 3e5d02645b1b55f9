import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { PartHeading } from './layout.ts';

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  children: ReactNode;
}

/** The heading of a part that has just opened. It takes the focus, so that a screen reader reads on from there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PartHeading ref={ref} tabIndex={-1}>
      {children}
    </PartHeading>
  );
}
