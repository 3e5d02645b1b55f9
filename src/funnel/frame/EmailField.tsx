import { FormField } from '#components/FormField.tsx';
import { shared } from '#content/funnel/shared.ts';

/** Props of `EmailField`. */
export interface EmailFieldProps {
  /** The text typed so far; it may be an incomplete address. */
  email: string;
  /** Id of the message about the address; omitted if there is none. */
  errorId?: string | undefined;
  /** Called on every change. */
  onEmailChange: (change: { email: string }) => void;
}

/** The e-mail field for the sign-in; browsers suggest a saved address. */
export function EmailField({ email, errorId, onEmailChange }: EmailFieldProps) {
  return (
    <FormField
      // Not generated, because the sign-in's document contains this field several times (`signIn/firstForm.ts`).
      id="email"
      label={shared.email}
      type="email"
      name="email"
      autoComplete="email"
      required
      value={email}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      onChange={(event) => onEmailChange({ email: event.target.value })}
    />
  );
}
