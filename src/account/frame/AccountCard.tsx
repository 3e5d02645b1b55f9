import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { sheetEdge, tokens } from '#theme/index.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3, 2.5),
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: tokens.shadow.low,
  ...sheetEdge,
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(4) },
}));

export interface AccountCardProps {
  /** The heading of this part of the page. */
  heading: string;
  children: ReactNode;
}

/** A part of the account page, on a separate sheet. */
export function AccountCard({ heading, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}
