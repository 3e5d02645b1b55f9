import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#components/PasswordField.tsx';
import { register as registration } from '#content/funnel/register.ts';
import { visuallyHidden } from '#theme/index.ts';

type PasswordName = 'password' | 'confirmPassword';

const toggle = { showLabel: registration.showPassword, hideLabel: registration.hidePassword };

export interface NewPasswordFieldsProps {
  /** `register` of the form that has both fields. */
  register: (name: PasswordName, options?: { deps: PasswordName[] }) => UseFormRegisterReturn;
  /** `formState` of that form. */
  formState: {
    errors: Partial<Record<PasswordName, { message?: string | undefined }>>;
    touchedFields: Partial<Record<PasswordName, boolean>>;
    isSubmitted: boolean;
  };
  /** The account's address for password managers; omit it if the form shows the address. */
  email?: string | null;
  words: {
    password: string;
    /** The password requirements, below the field. */
    hint?: string;
    /** A short version of the hint, shown beside the label where space is scarce. */
    atLeast?: string;
    again: string;
  };
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, formState, email = null, words }: NewPasswordFieldsProps) {
  const { errors, touchedFields, isSubmitted } = formState;
  // A second field that has not been reached is not wrong yet.
  const reached = isSubmitted || touchedFields.confirmPassword;
  return (
    <>
      {email === null ? null : (
        // Neither visible nor announced: for password managers only.
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          style={visuallyHidden}
        />
      )}
      <PasswordField
        {...toggle}
        {...register('password', { deps: reached ? ['confirmPassword'] : [] })}
        id="password"
        required
        label={words.password}
        {...(words.hint !== undefined && { hint: words.hint })}
        {...(words.atLeast !== undefined && { counter: words.atLeast })}
        error={errors.password?.message}
      />
      <PasswordField
        {...toggle}
        {...register('confirmPassword')}
        id="confirmPassword"
        required
        label={words.again}
        error={errors.confirmPassword?.message}
      />
    </>
  );
}
