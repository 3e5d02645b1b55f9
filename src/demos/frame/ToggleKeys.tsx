import ButtonBase from '@mui/material/ButtonBase';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { Check, Plus } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { tabularFigures, tokens, transition } from '#theme/index.ts';

const { color, radius, target } = tokens;

const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))',
  gap: 8,
});

const Key = styled(ButtonBase)({
  display: 'grid',
  justifyContent: 'normal',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 6,
  minHeight: target.large,
  padding: '8px 8px 8px 10px',
  borderRadius: radius.control,
  font: 'inherit',
  lineHeight: 1.2,
  fontWeight: 580,
  textAlign: 'left',
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: transition('background-color', 'box-shadow'),
  '&:hover': { backgroundColor: color.peachSoft },
  '&[aria-pressed="true"]': {
    color: color.paper,
    backgroundColor: color.green,
    boxShadow: 'inset 0 -3px 0 rgb(31 26 23 / 0.28)',
  },
  '& > small': { ...tabularFigures, gridColumn: 2, fontSize: '0.875rem' },
});

/** Props of `ToggleKeys`. */
export interface ToggleKeysProps {
  /** Label of the group. */
  label: string;
  /** The options in order, each with a short detail such as its price. */
  options: ReadonlyArray<{ id: string; name: string; detail: string }>;
  /** Ids of the selected options. */
  chosen: readonly string[];
  /** Called with all selected ids; a new one is last. */
  onChange: (chosen: string[]) => void;
}

/** A multiple choice, as keys that stay pressed. */
export function ToggleKeys({ label, options, chosen, onChange }: ToggleKeysProps) {
  return (
    <FormControl component="fieldset" sx={{ display: 'block' }}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.75 }}>
        {label}
      </FormLabel>
      <Keys>
        {options.map(({ id, name, detail }) => {
          const down = chosen.includes(id);
          return (
            <Key
              key={id}
              type="button"
              aria-pressed={down}
              onClick={() => onChange(down ? chosen.filter((other) => other !== id) : [...chosen, id])}
            >
              <Icon of={down ? Check : Plus} />
              <span>{name}</span> <small>{detail}</small>
            </Key>
          );
        })}
      </Keys>
    </FormControl>
  );
}
