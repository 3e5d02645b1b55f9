import Typography from '@mui/material/Typography';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormField } from '#components/FormField.tsx';
import { addresses } from '#content/account/addresses.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { PanelForm, type PanelFormProps } from '../frame/PanelForm.tsx';

export interface AddressFormProps extends Pick<
  PanelFormProps,
  'name' | 'busy' | 'failure' | 'remedy' | 'onClose'
> {
  words: { open: string; label: string; submit: string; submitBusy: string; keep: string };
  /** What happens after the button is pressed, a paragraph each. */
  about: readonly string[];
  onSubmit: (form: { email: string }) => void;
}

/** Asks for an address. It is checked when the button is pressed. */
export function AddressForm({ words, about, onSubmit, ...panel }: AddressFormProps) {
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Not from a state, which does not learn what a password manager fills in without an event (`formResolver.ts`).
    const shown = field.current?.value ?? '';
    const valid = isEmail(shown);
    setWrong(!valid);
    if (valid) onSubmit({ email: normalizeEmail(shown) });
  };
  return (
    <PanelForm heading={words.open} {...panel} words={words} onSubmit={handleSubmit}>
      {about.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      <FormField
        ref={field}
        label={words.label}
        type="email"
        required
        autoComplete="off"
        error={wrong ? addresses.invalid : undefined}
        refused
        onChange={() => setWrong(false)}
      />
    </PanelForm>
  );
}
