import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { PartHeading } from './layout.ts';

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  children: ReactNode;
}

/** The heading of a panel that has just opened. It takes the focus, so that a screen reader continues there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PartHeading ref={ref} tabIndex={-1}>
      {children}
    </PartHeading>
  );
}
