import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { Icon } from './Icon.tsx';

// The browser's small dots are hard to count.
const Secret = styled(FormField)({
  '&[type="password"]': { fontSize: '1.5rem', lineHeight: 1, letterSpacing: '0.08em' },
  // Edge draws a toggle of its own beside ours.
  '&::-ms-reveal': { display: 'none' },
});

// Inside a field, the focus ring is drawn inside the button.
const Toggle = styled(IconButton)({ '&.Mui-focusVisible': { outlineOffset: -5, boxShadow: 'none' } });

/** Props of `PasswordField`: the props of `FormField`, and the labels of its toggle. */
export interface PasswordFieldProps extends Omit<FormFieldProps, 'type' | 'endAdornment' | 'disabled'> {
  /** Name of the toggle while the password is hidden. */
  showLabel: string;
  /** Name of the toggle while the password is shown. */
  hideLabel: string;
}

/**
 * A password with a toggle that shows the typed text. On a touch screen, where a wrong key is likely, it is shown from the
 * start. Use `FormField` for codes that are copied from elsewhere and typed
 * once.
 *
 * Browsers give a password input no role; its label identifies it. The toggle is named by its next action, and follows the
 * field in tab order. Pasting is never blocked, and the error is a polite live region. Set `autoComplete` to
 * `current-password` for an existing password; the default is `new-password`. Advice on strength goes into `hint`, before
 * anything is typed. Never write the typed text to storage, a log or a URL.
 */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'new-password',
  ...field
}: PasswordFieldProps) {
  const touched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [chosen, setChosen] = useState<boolean>();
  // Chrome keeps the text of a field that was never a password's, and suggests it where somebody types next; password managers
  // offer nothing beside it. So each field begins as a password's, before it is drawn.
  const [begun, setBegun] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the document itself must have been in the first state
  useLayoutEffect(() => setBegun(true), []);
  const shown = begun && (chosen ?? touched);
  return (
    <Secret
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endAdornment={
        <Toggle aria-label={shown ? hideLabel : showLabel} onClick={() => setChosen(!shown)}>
          <Icon of={shown ? EyeOff : Eye} />
        </Toggle>
      }
    />
  );
}
