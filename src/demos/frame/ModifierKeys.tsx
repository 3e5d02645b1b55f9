import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { edgeColor, tabularFigures, tokens } from '#theme/index.ts';
import type { Modifier } from '../state/menu.ts';
import { extraPrice } from './extraPrice.ts';

const { target } = tokens;

const Keys = styled(ToggleButtonGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))',
  gap: 8,
});

const Key = styled(ToggleButton)({
  display: 'grid',
  justifyContent: 'normal',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 6,
  minHeight: target.large,
  padding: '8px 8px 8px 10px',
  lineHeight: 1.2,
  fontWeight: 580,
  textAlign: 'left',
  boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
  '&.Mui-selected': { boxShadow: 'inset 0 -3px 0 rgb(31 26 23 / 0.28)' },
  '& > small': { ...tabularFigures, gridColumn: 2, fontSize: '0.875rem' },
});

export interface ModifierKeysProps {
  /** Label of the group. */
  label: string;
  /** The modifiers to choose from, in order. */
  modifiers: readonly Modifier[];
  /** Ids of the selected ones. */
  chosen: readonly string[];
  /** Called with all selected ids; a new one is last. */
  onChange: (chosen: string[]) => void;
}

/** Any number of modifiers, as keys that stay pressed. */
export function ModifierKeys({ label, modifiers, chosen, onChange }: ModifierKeysProps) {
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Keys aria-labelledby={labelId} value={chosen} onChange={(_, next: string[]) => onChange(next)}>
        {modifiers.map(({ id, name, price }) => (
          <Key key={id} value={id}>
            <Icon of={chosen.includes(id) ? Check : Plus} />
            <span>{name}</span> <small>{extraPrice(price)}</small>
          </Key>
        ))}
      </Keys>
    </div>
  );
}
