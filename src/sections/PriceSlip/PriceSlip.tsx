import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { tabularFigures, tokens } from '#theme/index.ts';

const { color } = tokens;
const tooth = 10;

const Paper = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  padding: '28px 18px 22px',
  color: color.ink,
  backgroundColor: color.white,
  // The teeth overlap the sheet by a pixel, so that no hairline shows between them.
  mask: `linear-gradient(#000 0 0) top / 100% calc(100% - ${tooth / 2}px) no-repeat, conic-gradient(from -45deg at 50% 100%, transparent 90deg, #000 0) bottom left / ${tooth}px ${tooth / 2 + 1}px repeat-x`,
  '@media (forced-colors: active)': { mask: 'none', outline: '1px solid' },
  '& > p': { fontWeight: 680, paddingBottom: 8 },
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 20 },
  '& dd': { fontWeight: 620, textAlign: 'right' },
  '& div:last-child': {
    marginTop: 8,
    paddingTop: 8,
    borderTop: `2px dashed ${color.lineStrong}`,
    fontSize: '1.1rem',
    fontWeight: 680,
  },
}));

interface PrintedLine {
  what: string;
  price: string;
}

export interface PriceSlipProps {
  /** The name of the priced product. */
  title: string;
  /** The lines, each with a price or a word. */
  lines: readonly PrintedLine[];
  /** The total, below a line. */
  total: PrintedLine;
}

/** A printed order slip with the price of the product. */
export function PriceSlip({ title, lines, total }: PriceSlipProps) {
  return (
    <Paper>
      <Typography>{title}</Typography>
      <dl>
        {[...lines, total].map(({ what, price }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
