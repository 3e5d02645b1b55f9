import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { sheetEdge, tabularFigures, tokens } from '#theme/index.ts';

const { color } = tokens;

const Rows = styled(Stack)({
  ...tabularFigures,
  position: 'absolute',
  inset: 0,
  gap: 6,
  padding: 12,
  fontSize: 16,
  lineHeight: 1.25,
  color: color.ink,
  '& > span': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: 12,
    borderRadius: 8,
    backgroundColor: color.white,
    whiteSpace: 'nowrap',
    ...sheetEdge,
  },
});

export interface ShiftListProps {
  /** The shifts of a day: the seller and the hours. */
  shifts: ReadonlyArray<{ who: string; when: string }>;
}

/** The shifts of a day, drawn as a small picture. Hidden from screen readers. */
export function ShiftList({ shifts }: ShiftListProps) {
  return (
    <Rows aria-hidden>
      {shifts.map(({ who, when }) => (
        <span key={who}>
          <b>{who}</b>
          {when}
        </span>
      ))}
    </Rows>
  );
}
