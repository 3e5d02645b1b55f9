import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { final } from '#content/funnel/final.ts';
import { shared } from '#content/funnel/shared.ts';
import { forcedEdge, tokens } from '#theme/index.ts';
import { DashboardLink } from '../frame/DashboardLink.tsx';

const { color } = tokens;
const { next: words } = final;

const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    counterIncrement: 'step',
  },
  '& > li::before': {
    ...theme.typography.button,
    ...forcedEdge,
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    gridRow: 'span 3',
    width: '2rem',
    height: '2rem',
    borderRadius: '50%',
    color: color.ink,
    backgroundColor: color.peach,
  },
  '& > li > *': { gridColumn: 2 },
  // As high as the number, if it is one line.
  '& h2': { paddingBlock: 'calc((2rem - 1lh) / 2)' },
  '& p': { color: theme.vars.palette.text.secondary },
  '& a': { justifySelf: 'start', marginTop: theme.spacing(1.25) },
})) as typeof List;

/** What an owner does next, in order: the dashboard first, which is the way on. */
export function NextSteps() {
  const ways = {
    dashboard: <DashboardLink variant="contained" />,
    menu: null,
    account: (
      <ActionLink variant="outlined" href={shared.links.account.href}>
        {final.account}
      </ActionLink>
    ),
  };
  return (
    <Steps component="ol" aria-label={words.label}>
      {(['dashboard', 'menu', 'account'] as const).map((step) => (
        <ListItem key={step}>
          <Typography variant="h5" component="h2">
            {words[step].title}
          </Typography>
          <Typography>{words[step].body}</Typography>
          {ways[step]}
        </ListItem>
      ))}
    </Steps>
  );
}
