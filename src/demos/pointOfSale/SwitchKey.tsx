import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { edgeColor, hovered, quietColor, tokens, transition } from '#theme/index.ts';

const { color, radius, target } = tokens;

const Key = styled(FormControlLabel)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: target.large,
  margin: 0,
  padding: '8px 14px',
  borderRadius: radius.control,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
  transition: transition('background-color'),
  ...hovered({ backgroundColor: color.peachSoft }),
  '& .MuiFormControlLabel-label': { flex: '1 1 0', minWidth: 0 },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '&:has(:checked):not(:has(:focus-visible))': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  lineHeight: 1.25,
  '& > b': { fontWeight: 640 },
  '& > small': { ...theme.typography.caption, lineHeight: 1.35, color: quietColor },
}));

export interface SwitchKeyProps {
  label: string;
  /** A detail or state below the label. */
  detail: ReactNode;
  on: boolean;
  onSwitch: (change: { on: boolean }) => void;
}

/** A switch; a tap anywhere on the key toggles it. */
export function SwitchKey({ label, detail, on, onSwitch }: SwitchKeyProps) {
  const id = useId();
  return (
    <Key
      labelPlacement="start"
      label={
        <Words>
          <b id={`${id}-label`}>{label}</b>
          <small id={`${id}-detail`}>{detail}</small>
        </Words>
      }
      control={
        <Switch
          checked={on}
          onChange={(_, next) => onSwitch({ on: next })}
          slotProps={{
            input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-detail` },
          }}
        />
      }
    />
  );
}
