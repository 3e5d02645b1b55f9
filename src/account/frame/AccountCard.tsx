import Stack from '@mui/material/Stack';
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

const Row = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
}));

/** Props of `AccountCard`. */
export interface AccountCardProps {
  /** The heading of this part of the page. */
  heading: string;
  /** An action beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the account page, on a separate sheet. */
export function AccountCard({ heading, action, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Row>
        <Typography variant="h4" component="h2" id={id}>
          {heading}
        </Typography>
        {action}
      </Row>
      {children}
    </Card>
  );
}
