import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { quietColor, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

// A focusable region, so the arrow keys can scroll a table wider than a phone.
const Scroll = styled('div')({ overflowX: 'auto', borderRadius: radius.control });

const Numbers = styled(Table)(({ theme }) => ({
  ...theme.typography.body2,
  backgroundColor: color.white,
  '& caption': {
    ...theme.typography.subtitle2,
    paddingBottom: 8,
    color: quietColor,
  },
  '& th, & td': { padding: '10px 12px', whiteSpace: 'nowrap' },
  '& thead th': { fontWeight: 640, color: quietColor, borderBottom: `2px solid ${color.lineStrong}` },
  '& tbody th': { fontWeight: 560 },
  '& [data-main="true"]': { fontWeight: 680, backgroundColor: color.peachSoft },
}));

export interface NumberTableProps {
  /** The subject of the numbers; also names the scrollable region. */
  caption: string;
  /** Headings; the first one is for the row names. */
  columns: readonly string[];
  /** Each row's name and its formatted numbers. */
  rows: ReadonlyArray<{ id: string; name: string; cells: readonly string[] }>;
  /** Index of the sorted column, not counting the names. */
  mainColumn?: number | undefined;
}

/** The numbers behind a chart, one row each, aligned in columns. */
export function NumberTable({ caption, columns, rows, mainColumn }: NumberTableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <Numbers>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} scope="col" data-main={index - 1 === mainColumn}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, cells }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]} data-main={index === mainColumn}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Numbers>
    </Scroll>
  );
}
