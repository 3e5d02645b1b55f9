import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PercentOf, type PercentOfProps } from '#components/PercentOf.tsx';
import { renderedLateOnPhones } from '#components/renderedLate.ts';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

// Not an `article`, because the six features are the articles.
const Figure = styled(Paper)(({ theme }) => ({
  ...renderedLateOnPhones(theme, '305px'),
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2.5, 1),
  color: color.ink,
  // A slip of paper to reckon on, quieter than the features.
  backgroundColor: 'transparent',
  border: `2px dashed ${color.lineStrong}`,
  '& > div > h3': { marginBottom: theme.spacing(0.5) },
  [theme.breakpoints.up('tablet')]: { alignContent: 'center', padding: theme.spacing(2.5) },
  // The number and its result are below the second and the third card.
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'center',
  },
}));

export interface ClaimProps {
  /** Anchor of the claim. */
  id: string;
  title: string;
  /** Labels the text as a claim, and states the evidence. */
  caption: string;
  /** The calculation with the visitor's own number. */
  sum: PercentOfProps;
}

/** A claim about the product, labeled as a claim, with a field to check it against the visitor's own number. */
export function Claim({ id, title, caption, sum }: ClaimProps) {
  return (
    <Figure variant="plain" id={id} data-rendered-late="">
      <div>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography>{caption}</Typography>
      </div>
      <PercentOf {...sum} />
    </Figure>
  );
}
