import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(2, 0, 5),
  color: theme.vars.palette.text.primary,
}));

/** Protects themed content from the styles that Storybook gives to documentation pages. */
export function Block({ children }: { children: ReactNode }) {
  return <Root className="sb-unstyled">{children}</Root>;
}
