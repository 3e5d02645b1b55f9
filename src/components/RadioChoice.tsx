import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { use, useId } from 'react';
import { edgeColor, hovered, tokens, transition } from '#theme/index.ts';
import { BeingSent } from './beingSent.ts';

const { color, radius, target, focus } = tokens;

const Options = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: theme.spacing(1.5),
}));

const Option = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'center',
  minHeight: target.large,
  margin: 0,
  padding: theme.spacing(0.5, 1.75, 0.5, 0.5),
  borderRadius: radius.control,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
  transition: transition('box-shadow', 'background-color'),
  ...hovered({ boxShadow: `inset 0 0 0 1.5px ${color.ink}` }),
  '&:has(:checked)': { boxShadow: `inset 0 0 0 2.5px ${color.green}`, backgroundColor: color.greenSoft },
  '&:has(:focus-visible)': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
  '& .MuiFormControlLabel-label': { padding: theme.spacing(0.75, 0) },
  '& svg': { outline: 'none !important' },
  // The theme's edges of labels are for those without a part of MUI's.
  '@media (forced-colors: active)': {
    border: '1px solid',
    '&:has(:checked):not(:has(:focus-visible))': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
  '& strong': { display: 'block', fontWeight: 640, lineHeight: 1.3 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

export interface RadioChoiceProps {
  /** The question. Always visible. */
  label: string;
  /** The options in order, each with an optional hint. */
  options: ReadonlyArray<{ value: string; label: string; note?: string }>;
  /** The chosen option. */
  value: string;
  /** Called with the option that the person chose. */
  onChoose: (value: string) => void;
}

/** Radios as cards. */
export function RadioChoice({ label, options, value, onChoose }: RadioChoiceProps) {
  const sent = use(BeingSent);
  const labelId = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={labelId} component="span">
        {label}
      </FormLabel>
      <Options
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => void (sent || onChoose(chosen))}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={
              <>
                <strong>{option.label}</strong>
                {option.note ? <small>{option.note}</small> : null}
              </>
            }
          />
        ))}
      </Options>
    </FormControl>
  );
}
