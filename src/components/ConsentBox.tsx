import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { use, useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { useFocusInView } from '#hooks/useFocusInView.ts';
import { tokens } from '#theme/index.ts';
import { BeingSent } from './beingSent.ts';
import { Icon } from './Icon.tsx';

// The words begin where the box's target ends, and so do the texts under them.
const Group = styled(FormControl)(({ theme }) => ({
  gap: 0,
  '& .MuiFormControlLabel-label': {
    ...theme.typography.body1,
    padding: '10px 0',
    [theme.breakpoints.down('tablet')]: { ...theme.typography.body2, padding: '8px 0' },
  },
  '& .MuiFormHelperText-root': {
    marginLeft: `calc(1.5rem + ${(tokens.target.small - 24) / 2}px)`,
    paddingBottom: 8,
    '&:not(.Mui-error)': { marginTop: -8 },
  },
}));

/** Props of `ConsentBox`: its texts, and the props of a checkbox `<input>`, which receives the ref. */
export interface ConsentBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'disabled'> {
  /** The text to agree to; may contain links. */
  label: ReactNode;
  /** A sentence that explains the consent. */
  hint?: ReactNode;
  /** Why the box must be checked. Announced immediately. */
  error?: string | undefined;
}

/**
 * A consent checkbox. Never checked by default. For a setting that works at once use a switch, for one of several choices radios.
 *
 * A checkbox named by its label, `aria-invalid` with an error, which is an alert because the visitor has just been held up by it.
 * The space bar checks it, and so does a click on its words, except on a link in them. Ask for each consent by itself, in a plain
 * statement without a double negative; the condition stands in the label, not behind the link alone.
 */
export function ConsentBox({ id, label, hint, error, ref, ...input }: ConsentBoxProps) {
  const made = useId();
  const boxId = id ?? made;
  const sent = use(BeingSent);
  useFocusInView(error);
  const described = [hint ? `${boxId}-hint` : '', error ? `${boxId}-error` : ''].filter(Boolean).join(' ');
  const attributes = {
    ...input,
    ...(sent && { 'aria-readonly': true, onClick: (event: SyntheticEvent) => event.preventDefault() }),
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <Group fullWidth error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={<Checkbox id={boxId} slotProps={{ input: { ...attributes, ref } }} />}
      />
      {hint ? (
        <FormHelperText id={`${boxId}-hint`} error={false}>
          {hint}
        </FormHelperText>
      ) : null}
      <div role="alert">
        {error ? (
          <FormHelperText id={`${boxId}-error`}>
            <Icon of={CircleAlert} size={16} />
            <span>{error}</span>
          </FormHelperText>
        ) : null}
      </div>
    </Group>
  );
}
