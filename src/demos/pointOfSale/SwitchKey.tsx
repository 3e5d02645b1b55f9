import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { tokens, transition } from '#theme/index.ts';

const { color, radius, target } = tokens;

const Key = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'normal',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: target.large,
  padding: '8px 14px',
  borderRadius: radius.control,
  font: 'inherit',
  textAlign: 'left',
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  transition: transition('background-color'),
  '&:hover': { backgroundColor: color.peachSoft },
});

const Words = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  lineHeight: 1.25,
  '& > b': { fontWeight: 640 },
  '& > small': { ...theme.typography.caption, lineHeight: 1.35, color: color.inkMuted },
}));

const Rail = styled('span')({
  flex: 'none',
  width: 52,
  height: 30,
  padding: 3,
  borderRadius: radius.round,
  backgroundColor: color.lineStrong,
  transition: transition('background-color'),
  '&::before': {
    content: '""',
    display: 'block',
    width: 24,
    height: 24,
    borderRadius: '50%',
    backgroundColor: color.white,
    boxShadow: tokens.shadow.low,
    transition: transition('transform'),
  },
  '[aria-checked="true"] > &': { backgroundColor: color.green },
  '@media (forced-colors: active)': { border: '1px solid', '&::before': { backgroundColor: 'ButtonText' } },
  '[aria-checked="true"] > &::before': { transform: 'translateX(22px)' },
});

/** Props of `SwitchKey`. */
export interface SwitchKeyProps {
  /** Label of the switch. */
  label: string;
  /** A detail or state below the label. */
  detail?: ReactNode;
  on: boolean;
  onSwitch: (change: { on: boolean }) => void;
}

/** A switch; a tap anywhere on the key toggles it. */
export function SwitchKey({ label, detail, on, onSwitch }: SwitchKeyProps) {
  const id = useId();
  return (
    <Key
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      onClick={() => onSwitch({ on: !on })}
    >
      <Words>
        <b id={`${id}-label`}>{label}</b>
        {detail ? <small id={`${id}-detail`}>{detail}</small> : null}
      </Words>
      <Rail aria-hidden />
    </Key>
  );
}
