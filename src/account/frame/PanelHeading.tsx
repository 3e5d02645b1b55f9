import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import Typography from '@mui/material/Typography';

export interface PanelHeadingProps {
  children: ReactNode;
}

/** The heading of a newly opened panel. It takes focus, so a screen reader continues there. */
export function PanelHeading({ children }: PanelHeadingProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Typography variant="h5" component="h3" ref={ref} tabIndex={-1}>
      {children}
    </Typography>
  );
}
