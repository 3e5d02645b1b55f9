import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h5, textWrap: 'balance' }));

/** Props of `PanelHeading`. */
export interface PanelHeadingProps {
  children: ReactNode;
}

/** The heading of a part that has just opened. It takes the focus, so that a screen reader reads on from there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
