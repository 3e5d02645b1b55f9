import type { Components, Theme } from '@mui/material/styles';
import { tabularFigures } from '../typography.ts';
import { tokens } from '../tokens.ts';

const { color } = tokens;

/** Tables of figures: names at the left, figures at the right, a line between two rows. */
export const tables: Components<Theme> = {
  MuiTable: {
    styleOverrides: {
      root: { ...tabularFigures, '& caption': { captionSide: 'top', padding: 0 } },
    },
  },
  MuiTableCell: {
    defaultProps: { align: 'right' },
    styleOverrides: {
      root: {
        padding: '8px 10px',
        border: 0,
        font: 'inherit',
        lineHeight: 'inherit',
        'tr + tr > &': { borderTop: `1px solid ${color.line}` },
        '&:is(th):first-of-type': { textAlign: 'left' },
      },
    },
  },
};
