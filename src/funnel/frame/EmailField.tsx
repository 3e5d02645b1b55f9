import { FormField } from '#components/FormField.tsx';
import { shared } from '#content/funnel/shared.ts';
import { useWatchedText } from '#hooks/useWatchedText.ts';

export interface EmailFieldProps {
  /** The text typed so far; it may be an incomplete address. */
  email: string;
  /** The answer to a press with this address; omitted if there is none. */
  error?: string | undefined;
  /** Called on every change. */
  onEmailChange: (change: { email: string }) => void;
}

/** The e-mail field for the sign-in; browsers suggest a saved address. */
export function EmailField({ email, error, onEmailChange }: EmailFieldProps) {
  const field = useWatchedText(email, (text) => onEmailChange({ email: text }));
  return (
    <FormField
      ref={field}
      // Not generated, because the sign-in's document contains this field several times (`signIn/firstForm.ts`).
      id="email"
      label={shared.email}
      type="email"
      name="email"
      autoComplete="email"
      required
      value={email}
      error={error}
      refused
      onChange={(event) => onEmailChange({ email: event.target.value })}
    />
  );
}
