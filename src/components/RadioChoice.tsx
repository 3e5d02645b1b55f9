import { styled } from '@mui/material/styles';
import { tokens, transition } from '#theme/index.ts';

const { color, radius, target, focus } = tokens;

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.subtitle2,
  padding: 0,
  marginBottom: 6,
}));

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: theme.spacing(1.5),
}));

const Option = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 10,
  minHeight: target.large,
  padding: theme.spacing(1.25, 1.75),
  borderRadius: radius.control,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  cursor: 'pointer',
  transition: transition('box-shadow', 'background-color'),
  '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
  '&:has(:checked)': { boxShadow: `inset 0 0 0 2.5px ${color.green}`, backgroundColor: color.greenSoft },
  '&:has(:focus-visible)': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
  '& > input': { width: 20, height: 20, margin: 0, accentColor: color.green, outline: 'none' },
  '& > strong': { fontWeight: 640, lineHeight: 1.3 },
  '& > small': {
    ...theme.typography.caption,
    gridColumn: 2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Props of `RadioChoice`. */
export interface RadioChoiceProps {
  /** The legend. Always visible. */
  label: string;
  /** The form field name of the choice. */
  name: string;
  /** The options in order, each with an optional hint. */
  options: ReadonlyArray<{ value: string; label: string; note?: string }>;
  /** The initial option. */
  defaultValue: string;
}

/**
 * Native radios that keep a choice made before hydration. Changes bubble up to the parent, which reads the choice by name.
 */
export function RadioChoice({ label, name, options, defaultValue }: RadioChoiceProps) {
  return (
    <Group>
      <Legend>{label}</Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <strong>{option.label}</strong>
            {option.note ? <small>{option.note}</small> : null}
          </Option>
        ))}
      </Options>
    </Group>
  );
}
