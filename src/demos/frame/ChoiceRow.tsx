import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { hovered, tokens, transition } from '#theme/index.ts';

const { color, radius, target, focus } = tokens;

const upright = '@container demo (min-width: 640px) and (max-width: 959.95px)';

/** Keys below each other, in as many columns as `data-per-row` says. */
const columns = (perRow: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))`,
});

const Group = styled(RadioGroup)({
  flexFlow: 'row wrap',
  // On a phone and beside the map. A portrait tablet fits all keys in one row.
  '&[data-per-row="3"]': columns(3),
  '&[data-per-row="4"]': columns(4),
  [upright]: { '&&&': { display: 'flex' } },
  gap: 2,
  // One tray for all keys, with room for a key's focus ring at the edge.
  padding: 5,
  borderRadius: radius.control + 5,
  backgroundColor: color.paperDeep,
});

const Key = styled(FormControlLabel)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: target.regular,
  padding: '8px 12px',
  borderRadius: radius.control,
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  flex: '1 0 auto',
  '[data-per-row] > &': { paddingInline: 4, overflowWrap: 'anywhere' },
  [upright]: { '&&&': { paddingInline: 12 } },
  color: color.ink,
  transition: transition('background-color', 'box-shadow'),
  ...hovered({ backgroundColor: color.peachSoft }),
  '&:has(input:checked)': {
    color: color.paper,
    backgroundColor: color.green,
    boxShadow: 'inset 0 -3px 0 rgb(31 26 23 / 0.28)',
  },
  '&:has(input:focus-visible)': {
    outline: `${focus.width}px solid var(--focus-color)`,
    outlineOffset: focus.offset,
  },
  '@media (forced-colors: active)': {
    outline: '1px solid ButtonText',
    '&:has(input:checked)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  // The radio covers the whole key, so a tap anywhere on it counts.
  '& .MuiRadio-root': { position: 'absolute', inset: 0, padding: 0, opacity: 0 },
}));

export interface ChoiceRowProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The number of columns where the keys do not all fit in a row; omitted: as many as fit. */
  perRow?: 3 | 4;
  /** The options, in order. */
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** The selected value; no key is pressed if it is not one of the options. */
  value: Value | undefined;
  onChange: (change: { value: Value }) => void;
}

/** A single choice, as keys of which one is pressed, in one or a few rows. The arrow keys move between them. */
export function ChoiceRow<Value extends string>({
  label,
  perRow,
  options,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  return (
    <Group
      aria-label={label}
      data-per-row={perRow}
      value={value ?? null}
      onChange={(_, next) => onChange({ value: next as Value })}
    >
      {options.map((option) => (
        <Key key={option.value} {...option} control={<Radio />} />
      ))}
    </Group>
  );
}
