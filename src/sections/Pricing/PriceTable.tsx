import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { foldMark } from '#components/foldMark.ts';
import { inEm, tokens } from '#theme/index.ts';

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

const Prices = styled(Table)(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  '& caption': {
    ...theme.typography.body2,
    padding: theme.spacing(1, 2.5, 1.5),
  },
  '& th, & td': { border: 0, verticalAlign: 'bottom' },
  '& th:first-of-type': { paddingLeft: theme.spacing(2.5) },
  '& :last-child:is(th, td)': { paddingRight: theme.spacing(2.5) },
  '& thead th': theme.typography.subtitle2,
  '& tbody th': { fontWeight: 'inherit', [theme.breakpoints.up(inEm(360))]: { whiteSpace: 'nowrap' } },
  // Leader dots, as on a menu board.
  '& tbody tr': { borderTop: `2px dotted ${color.line}` },
  '& td': { fontWeight: 620, whiteSpace: 'nowrap' },
}));

export interface PriceTableProps {
  /** Text of the `summary` that opens the table. */
  summary: string;
  caption: string;
  /** Heading of the first column. */
  devices: string;
  columns: readonly string[];
  /** A row for each number of devices, with a price under each heading. */
  rows: ReadonlyArray<{ devices: string; prices: readonly string[] }>;
}

/** All prices in a collapsed table that works without a script. */
export function PriceTable({ summary, caption, devices, columns, rows }: PriceTableProps) {
  return (
    <Fold data-kept-clear="">
      <Summary>{summary}</Summary>
      <Prices>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{devices}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.devices}>
              <TableCell component="th" scope="row">
                {row.devices}
              </TableCell>
              {row.prices.map((price, index) => (
                <TableCell key={columns[index]}>{price}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Prices>
    </Fold>
  );
}
