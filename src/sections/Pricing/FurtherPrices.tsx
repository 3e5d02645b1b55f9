import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';
import { PriceTable, type PriceTableProps } from './PriceTable.tsx';

const Rest = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > p': {
    ...theme.typography.body2,
    maxWidth: tokens.measure.text,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Props of `FurtherPrices`. */
export interface FurtherPricesProps {
  /** Price of additional devices, in a sentence. */
  devices: string;
  /** The table of all prices. */
  table: PriceTableProps;
}

/** The price of additional devices and a table of all prices, below the plans. */
export function FurtherPrices({ devices, table }: FurtherPricesProps) {
  return (
    <Rest>
      <p>{devices}</p>
      <PriceTable {...table} />
    </Rest>
  );
}
