import { FormField } from '#components/FormField.tsx';
import { shared } from '#content/funnel/shared.ts';

/** Props of `EmailField`. */
export interface EmailFieldProps {
  /** The text typed so far; it may be an incomplete address. */
  email: string;
  /** Marks the field as invalid; the message is shown beside it. */
  invalid?: boolean;
  /** Told of every change. */
  onEmailChange: (change: { email: string }) => void;
}

/** Where an owner types the address that signs in; browsers offer the one they know. */
export function EmailField({ email, invalid = false, onEmailChange }: EmailFieldProps) {
  return (
    <FormField
      label={shared.email}
      type="email"
      name="email"
      autoComplete="email"
      value={email}
      aria-invalid={invalid || undefined}
      onChange={(event) => onEmailChange({ email: event.target.value })}
    />
  );
}
