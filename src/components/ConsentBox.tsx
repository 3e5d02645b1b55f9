import { styled } from '@mui/material/styles';
import { Check, CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { tokens, transition } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, target } = tokens;

/** As large as a finger needs: the box, which grows with the text, and 10 pixels around it. */
const reach = `calc(1.5rem + ${target.small - 24}px)`;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${reach} 1fr`,
  alignItems: 'start',
  marginLeft: -10,
});

const Tick = styled('span')({
  position: 'relative',
  width: reach,
  height: reach,
  display: 'grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& svg': { color: color.white, opacity: 0, pointerEvents: 'none', transition: transition('opacity') },
  '& input:checked + svg': { opacity: 1 },
});

const Box = styled('input')({
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  borderRadius: 6,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 2px ${color.lineStrong}`,
  cursor: 'pointer',
  transition: transition('background-color', 'box-shadow'),
  // The touch target is larger than the visible box.
  '&::before': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { boxShadow: `inset 0 0 0 2px ${color.ink}` },
  '&:checked': { backgroundColor: color.green, boxShadow: `inset 0 0 0 2px ${color.green}` },
  '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${color.chili}` },
  '&:disabled': {
    backgroundColor: color.paperDeep,
    boxShadow: `inset 0 0 0 2px ${color.line}`,
    cursor: 'default',
  },
});

const Words = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  padding: '10px 0',
  cursor: 'pointer',
  [theme.breakpoints.down('tablet')]: { ...theme.typography.body2, padding: '8px 0' },
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  gridColumn: 2,
  marginTop: -8,
  paddingBottom: 8,
}));

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 560,
  color: theme.vars.palette.error.main,
  display: 'flex',
  gap: 6,
  paddingBottom: 8,
  '& svg': { marginTop: 3 },
}));

/** Props of `ConsentBox`: its texts, and the props of a checkbox `<input>`, which receives the ref. */
export interface ConsentBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The text to agree to; may contain links. */
  label: ReactNode;
  /** A sentence that explains the consent. */
  hint?: ReactNode;
  /** Why the box must be checked. Announced immediately. */
  error?: string | undefined;
}

/** A consent checkbox. Never checked by default. */
export function ConsentBox({ id, label, hint, error, ...input }: ConsentBoxProps) {
  const made = useId();
  const boxId = id ?? made;
  const described = [hint ? `${boxId}-hint` : '', error ? `${boxId}-error` : ''].filter(Boolean).join(' ');
  return (
    <Row>
      <Tick>
        <Box
          {...input}
          type="checkbox"
          id={boxId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <Icon of={Check} size={16} />
      </Tick>
      <Words htmlFor={boxId}>{label}</Words>
      {hint ? <Quiet id={`${boxId}-hint`}>{hint}</Quiet> : null}
      <div role="alert" style={{ gridColumn: 2 }}>
        {error ? (
          <Problem id={`${boxId}-error`}>
            <Icon of={CircleAlert} size={16} />
            <span>{error}</span>
          </Problem>
        ) : null}
      </div>
    </Row>
  );
}
