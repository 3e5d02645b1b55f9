import { FormField } from '#components/FormField.tsx';
import { shared } from '#content/funnel/shared.ts';

/** Props of `EmailField`. */
export interface EmailFieldProps {
  /** The text typed so far; it may be an incomplete address. */
  email: string;
  /** Id of the message about the address; left out while there is none. */
  errorId?: string | undefined;
  /** Called with every change. */
  onEmailChange: (change: { email: string }) => void;
}

/** The address for the sign-in; browsers offer the one they know. */
export function EmailField({ email, errorId, onEmailChange }: EmailFieldProps) {
  return (
    <FormField
      label={shared.email}
      type="email"
      name="email"
      autoComplete="email"
      value={email}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      onChange={(event) => onEmailChange({ email: event.target.value })}
    />
  );
}
