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
  /** The owner's address, which is refused. */
  own: string;
  onSubmit: (form: { email: string }) => void;
}

/** Asks for an address. It is checked when the button is pressed. */
export function AddressForm({ words, about, own, onSubmit, ...panel }: AddressFormProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Not from a state, which does not learn what a password manager fills in without an event (`formResolver.ts`).
    const shown = field.current?.value ?? '';
    const email = normalizeEmail(shown);
    const isOwn = email === normalizeEmail(own);
    const wrong = isOwn ? addresses.own : addresses.invalid;
    const valid = isEmail(shown) && !isOwn;
    setError(valid ? undefined : wrong);
    if (valid) onSubmit({ email });
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
        error={error}
        refused
        onChange={() => setError(undefined)}
      />
    </PanelForm>
  );
}
