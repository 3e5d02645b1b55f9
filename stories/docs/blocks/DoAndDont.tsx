import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const { color, radius } = tokens;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Column = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(2.5),
  listStyle: 'none',
  borderRadius: radius.card,
  backgroundColor: color.white,
  '&[data-do="true"]': { boxShadow: `inset 0 4px 0 ${color.leaf}, ${tokens.shadow.low}` },
  '&[data-do="false"]': { boxShadow: `inset 0 4px 0 ${color.chili}, ${tokens.shadow.low}` },
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', columnGap: 10 },
  '&[data-do="true"] svg': { color: color.leaf, marginTop: 2 },
  '&[data-do="false"] svg': { color: color.chili, marginTop: 2 },
}));

/** Props of `DoAndDont`. */
export interface DoAndDontProps {
  /** What to do, each a sentence. */
  good: readonly string[];
  /** What not to do, each a sentence. */
  bad: readonly string[];
}

/** Two short lists beside each other. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <Block>
      <Columns>
        {[good, bad].map((list, column) => (
          <Column
            key={column === 0 ? 'Do' : 'Do not'}
            aria-label={column === 0 ? 'Do' : 'Do not'}
            data-do={column === 0}
          >
            {list.map((sentence) => (
              <li key={sentence}>
                <Icon of={column === 0 ? Check : X} />
                <span>{sentence}</span>
              </li>
            ))}
          </Column>
        ))}
      </Columns>
    </Block>
  );
}
