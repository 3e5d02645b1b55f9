import { styled } from '@mui/material/styles';
import { foldMark } from '#components/foldMark.ts';
import { inEm, tabularFigures, tokens } from '#theme/index.ts';

const { color, focus, radius, target } = tokens;

const Fold = styled('details')({
  // With large text in a small window, the table scrolls instead of widening the page.
  overflowX: 'auto',
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});

const Summary = styled('summary')(({ theme }) => ({
  ...foldMark,
  minHeight: target.regular,
  padding: theme.spacing(1.25, 2.5),
  fontWeight: 640,
  borderRadius: radius.card,
  '&:focus-visible': { outlineOffset: -focus.width },
}));

const Grid = styled('table')(({ theme }) => ({
  ...tabularFigures,
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: theme.spacing(1.5),
  '& caption': {
    ...theme.typography.body2,
    padding: theme.spacing(1, 2.5, 1.5),
    textAlign: 'left',
    color: theme.vars.palette.text.secondary,
  },
  '& th, & td': { padding: theme.spacing(1, 1.25), textAlign: 'right', verticalAlign: 'bottom' },
  '& th:first-of-type': { paddingLeft: theme.spacing(2.5), textAlign: 'left' },
  '& :last-child:is(th, td)': { paddingRight: theme.spacing(2.5) },
  '& thead th': theme.typography.subtitle2,
  '& tbody th': { fontWeight: 'inherit', [theme.breakpoints.up(inEm(360))]: { whiteSpace: 'nowrap' } },
  // Leader dots, as on a menu board.
  '& tbody tr': { borderTop: `2px dotted ${color.line}` },
  '& td': { fontWeight: 620, whiteSpace: 'nowrap' },
}));

/** Props of `PriceTable`. */
export interface PriceTableProps {
  /** Text of the `summary` that opens the table. */
  summary: string;
  /** Caption of the table. */
  caption: string;
  /** Heading of the first column. */
  devices: string;
  /** Headings of the price columns. */
  columns: readonly string[];
  /** A row for each number of devices, with a price under each heading. */
  rows: ReadonlyArray<{ devices: string; prices: readonly string[] }>;
}

/** All prices in a collapsed table that works without a script. */
export function PriceTable({ summary, caption, devices, columns, rows }: PriceTableProps) {
  return (
    <Fold data-kept-clear="">
      <Summary>{summary}</Summary>
      <Grid>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{devices}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.devices}>
              <th scope="row">{row.devices}</th>
              {row.prices.map((price, index) => (
                <td key={columns[index]}>{price}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Fold>
  );
}
