import { styled } from '@mui/material/styles';
import { tabularFigures, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

// A focusable region, so the arrow keys can scroll a table wider than a phone.
const Scroll = styled('div')({ overflowX: 'auto', borderRadius: radius.control });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: color.white,
  '& caption': {
    ...theme.typography.subtitle2,
    textAlign: 'left',
    padding: '0 0 8px',
    color: color.inkMuted,
  },
  '& th, & td': { padding: '10px 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontWeight: 640, color: color.inkMuted, borderBottom: `2px solid ${color.lineStrong}` },
  '& tbody th': { fontWeight: 560 },
  '& tbody tr + tr > *': { borderTop: `1px solid ${color.line}` },
  '& [data-main="true"]': { fontWeight: 680, backgroundColor: color.peachSoft },
}));

/** Props of `NumberTable`. */
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
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-main={index - 1 === mainColumn}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-main={index === mainColumn}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
