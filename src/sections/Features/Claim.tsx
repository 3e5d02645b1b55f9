import { styled } from '@mui/material/styles';
import { PercentOf, type PercentOfProps } from '#components/PercentOf.tsx';
import { renderedLateOnPhones } from '#components/renderedLate.ts';
import { sheetEdge, tokens } from '#theme/index.ts';

const { color, radius, shadow } = tokens;

// Not an article: those are the six features.
const Card = styled('div')(({ theme }) => ({
  ...renderedLateOnPhones(theme, 326),
  ...sheetEdge,
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: radius.card,
  color: color.ink,
  backgroundColor: color.orange,
  boxShadow: shadow.low,
  '& > div > h3': { ...theme.typography.h3, marginBottom: theme.spacing(0.5) },
  [theme.breakpoints.up('tablet')]: { alignContent: 'center', padding: theme.spacing(3) },
}));

/** Props of `Claim`. */
export interface ClaimProps {
  /** Anchor of the claim. */
  id: string;
  /** What is claimed. */
  title: string;
  /** Marks it as a claim and says what is known about it. */
  caption: string;
  /** The claim for the visitor's own number. */
  sum: PercentOfProps;
}

/** A claim about the product, marked as one, with the visitor's own number to check it on. */
export function Claim({ id, title, caption, sum }: ClaimProps) {
  return (
    <Card id={id} data-rendered-late="">
      <div>
        <h3>{title}</h3>
        <p>{caption}</p>
      </div>
      <PercentOf {...sum} />
    </Card>
  );
}
