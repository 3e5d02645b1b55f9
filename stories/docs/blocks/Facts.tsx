import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tabularFigures, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1.25, 2, 1.25, 0),
    borderBottom: `1px solid ${tokens.color.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { ...theme.typography.overline, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 620, whiteSpace: 'nowrap' },
  // On a phone each row becomes a paragraph under its name; table columns would be one word wide.
  [theme.breakpoints.down('tablet')]: {
    '& thead': { display: 'none' },
    '& tr, & tbody, & tbody th, & td': { display: 'block', whiteSpace: 'normal' },
    '& tr': { padding: theme.spacing(1.25, 0), borderBottom: `1px solid ${tokens.color.line}` },
    '& tbody th, & td': { padding: 0, border: 0, overflowWrap: 'anywhere' },
    '& td[data-column]::before': {
      content: 'attr(data-column) ": "',
      color: theme.vars.palette.text.secondary,
    },
  },
}));

export interface FactsProps {
  /** Accessible name of the table. */
  label: string;
  /** Names of the columns; the first column names the row. */
  columns: readonly string[];
  /** Cells by row; the first cell of a row is its name and appears once. */
  rows: ReadonlyArray<readonly [name: string, ...cells: ReactNode[]]>;
}

/** A table in the catalog's typography. */
export function Facts({ label, columns, rows }: FactsProps) {
  return (
    <Block>
      {/* The table scrolls in a narrow window, so the keyboard must be able to focus it. */}
      <Scroll role="region" aria-label={label} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} data-column={cells.length > 1 ? columns[at + 1] : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Block>
  );
}
