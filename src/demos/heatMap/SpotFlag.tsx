import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { heatMap } from '#content/demos/heatMap.ts';
import {
  edgeColor,
  hovered,
  quietColor,
  tabularFigures,
  tokens,
  transition,
  visuallyHidden,
} from '#theme/index.ts';

const { color, radius, shadow, target } = tokens;

const wide = '@container map (min-width: 34em)';
/** So narrow, or with text so large, that names would lie on each other's prices. */
const narrow = '@container map (max-width: 17em)';

const Flag = styled(ToggleButton)(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: target.regular,
  minHeight: target.regular,
  padding: '4px 6px',
  [wide]: { padding: '4px 10px' },
  borderRadius: radius.control,
  lineHeight: 1.2,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: shadow.raised,
  transition: transition('background-color', 'color'),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(100% - 1px)',
    borderInline: '7px solid transparent',
    borderTop: `8px solid ${color.white}`,
  },
  '& strong': { fontWeight: 700, fontSize: '1rem' },
  // In small frames the name is on two lines, so flags do not overlap.
  '& small': {
    width: 'min-content',
    fontSize: '0.75rem',
    fontWeight: 520,
    lineHeight: 1.1,
    [wide]: { width: 'auto', fontSize: '0.8125rem', whiteSpace: 'nowrap' },
    [narrow]: visuallyHidden,
  },
  ...hovered({ backgroundColor: color.peachSoft }),
  '&[data-rank="1"]': { backgroundColor: color.orange, '&::after': { borderTopColor: color.orange } },
  '&[data-rank="none"]': {
    color: quietColor,
    backgroundColor: color.paperDeep,
    boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
    '&::after': { borderTopColor: color.lineStrong },
    '& strong': { fontSize: '0.8125rem', fontWeight: 520 },
  },
  '&.Mui-selected': {
    color: color.paper,
    backgroundColor: color.green,
    '&::after': { borderTopColor: color.green },
  },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&::after': { display: 'none' },
    // Its color is dropped, so the best spot has a heavier edge.
    '&[data-rank="1"]': { border: '4px double ButtonText !important' },
  },
}));

export interface SpotFlagProps {
  name: string;
  /** The value shown on the flag; undefined if there were no sales. */
  value: string | undefined;
  /** The spot's rank, from 1. */
  rank: number;
  /** Whether the spot is selected. */
  chosen: boolean;
  onPress: () => void;
}

/** A flag on the map with the value of a spot. The top spot's flag is orange. */
export function SpotFlag({ name, value, rank, chosen, onPress }: SpotFlagProps) {
  return (
    <Flag value={name} data-rank={value === undefined ? 'none' : rank} selected={chosen} onClick={onPress}>
      <small>{name}</small>
      {value === undefined ? (
        <>
          <strong aria-hidden>{heatMap.noValue}</strong>
          <VisuallyHidden>{heatMap.noSales}</VisuallyHidden>
        </>
      ) : (
        <>
          <strong>{value}</strong>
          <VisuallyHidden>{heatMap.rank(rank)}</VisuallyHidden>
        </>
      )}
    </Flag>
  );
}
