import { styled } from '@mui/material/styles';
import { Check, X, type LucideIcon } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const { color, radius } = tokens;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Column = styled('section')(({ theme }) => ({
  padding: theme.spacing(3, 2.5, 2.5),
  borderRadius: radius.card,
  boxShadow: tokens.shadow.low,
  '&[data-tone="good"]': { background: `linear-gradient(${color.leaf} 0 6px, ${color.white} 6px)` },
  '&[data-tone="bad"]': { background: `linear-gradient(${color.chili} 0 6px, ${color.white} 6px)` },
  '&[data-tone="good"] :is(h3, svg)': { color: color.leaf },
  '&[data-tone="bad"] :is(h3, svg)': { color: color.chili },
  '& h3': { ...theme.typography.subtitle2, fontWeight: 680 },
  '& ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    margin: 0,
    marginTop: theme.spacing(1),
  },
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 10 },
  '& svg': { marginTop: 2 },
}));

/** Props of `DoAndDont`. */
export interface DoAndDontProps {
  /** What to do, each a sentence. */
  good: readonly string[];
  /** What not to do, each a sentence. */
  bad: readonly string[];
}

/** Two short lists side by side. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <Block>
      <Columns>
        <Column data-tone="good">
          <h3>Do</h3>
          <List of={Check} sentences={good} />
        </Column>
        <Column data-tone="bad">
          <h3>Don’t</h3>
          <List of={X} sentences={bad} />
        </Column>
      </Columns>
    </Block>
  );
}

function List({ of, sentences }: { of: LucideIcon; sentences: readonly string[] }) {
  return (
    <ul className="sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Icon of={of} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
