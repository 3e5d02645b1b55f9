import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { hovered, tokens, transition } from '#theme/index.ts';

const { color, radius, target, focus } = tokens;

const Group = styled(RadioGroup)({
  flexFlow: 'row wrap',
  gap: 2,
  // One tray for all keys, with room for a key's focus ring at the edge.
  padding: 5,
  borderRadius: radius.control + 5,
  backgroundColor: color.paperDeep,
});

const upright = '@container demo (min-width: 640px) and (max-width: 959.95px)';

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
  // On a phone and beside the map, the keys fill each row; `data-per-row` is the number per row.
  flex: '1 0 auto',
  '[data-per-row="3"] > &': { flexBasis: '30%' },
  '[data-per-row="4"] > &': { flexBasis: '22%', paddingInline: 4 },
  // A portrait tablet fits all keys in one row.
  [upright]: { '&&&': { flexBasis: 'auto', paddingInline: 12 } },
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
  /** The most keys per row where they do not all fit; omitted: as many as fit. */
  perRow?: 3 | 4;
  /** The options, in order. */
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** The selected value; no key is pressed if it is not one of the options. */
  value: Value | undefined;
  onChange: (change: { value: Value }) => void;
}

/** A single choice, as keys of which one is pressed, in one or a few full rows. The arrow keys move between them. */
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
