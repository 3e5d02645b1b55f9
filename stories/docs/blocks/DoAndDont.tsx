import { Markdown } from '@storybook/addon-docs/blocks';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Check, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
  // Not those of the picture, which looks as it does on a screen.
  '&[data-tone="good"] > h3, &[data-tone="good"] .sentences svg': { color: color.leaf },
  '&[data-tone="bad"] > h3, &[data-tone="bad"] .sentences svg': { color: color.chili },
  '& > h3': { ...theme.typography.subtitle2, fontWeight: 680 },
  '& .sentences': {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    margin: 0,
    marginTop: theme.spacing(1),
  },
  '& .sentences > li': { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 10 },
  '& .sentences svg': { marginTop: 2 },
}));

export interface DoAndDontProps {
  /** What to do, each a sentence. */
  good: readonly string[];
  /** What not to do, each a sentence. */
  bad: readonly string[];
  /** The first thing to do, shown. */
  goodPicture?: ReactNode;
  /** The first thing not to do, shown. */
  badPicture?: ReactNode;
}

/** Two short lists side by side, each under a picture of its first sentence. The pictures cannot be used. */
export function DoAndDont({ good, bad, goodPicture, badPicture }: DoAndDontProps) {
  return (
    <Block>
      <Columns>
        <Column data-tone="good">
          <h3>Do</h3>
          <Picture of={goodPicture} />
          <List of={Check} sentences={good} />
        </Column>
        <Column data-tone="bad">
          <h3>Don’t</h3>
          <Picture of={badPicture} />
          <List of={X} sentences={bad} />
        </Column>
      </Columns>
    </Block>
  );
}

function Picture({ of }: { of: ReactNode }) {
  return of ? (
    <Stack inert spacing={1} sx={{ mt: 1, p: 2, bgcolor: color.paper, borderRadius: `${radius.control}px` }}>
      {of}
    </Stack>
  ) : null;
}

function List({ of, sentences }: { of: LucideIcon; sentences: readonly string[] }) {
  return (
    <ul className="sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Icon of={of} />
          <Markdown>{sentence}</Markdown>
        </li>
      ))}
    </ul>
  );
}
