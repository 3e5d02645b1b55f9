import { styled } from '@mui/material/styles';
import { tabularFigures } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';

/** Amounts beside their names, one in each `div`; below them where they have no room. */
export const Sums = styled('dl')(({ theme }) => ({
  ...tabularFigures,
  display: 'grid',
  rowGap: 4,
  '& > div': { ...apart, alignItems: 'baseline', columnGap: 12 },
  '& dd': { marginLeft: 'auto', fontWeight: 580 },
  '& [data-main]': { ...theme.typography.h5, fontSize: '1.25rem' },
  '& dd[data-main]': { ...theme.typography.figure, fontSize: '1.9rem' },
}));
