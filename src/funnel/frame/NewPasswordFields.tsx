import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#components/PasswordField.tsx';
import { unseen } from '#theme/index.ts';

type PasswordName = 'password' | 'confirmPassword';

/** Props of `NewPasswordFields`. */
export interface NewPasswordFieldsProps {
  /** `register` of the form that has both fields. */
  register: (name: PasswordName) => UseFormRegisterReturn;
  /** `formState.errors` of that form. */
  errors: Partial<Record<PasswordName, { message?: string | undefined }>>;
  /**
   * The account's address, so that the browser knows for which account to save the password; omit it if the form shows the
   * address.
   */
  email?: string | null;
  words: {
    password: string;
    /** What is required, below the field. */
    hint?: string;
    /** A short form of it, shown beside the label where space is scarce. */
    atLeast?: string;
    again: string;
    showPassword: string;
    hidePassword: string;
  };
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, errors, email = null, words }: NewPasswordFieldsProps) {
  const toggle = { showLabel: words.showPassword, hideLabel: words.hidePassword };
  return (
    <>
      {email === null ? null : (
        // Neither visible nor announced: it is for password managers.
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          style={unseen}
        />
      )}
      <PasswordField
        {...toggle}
        {...register('password')}
        label={words.password}
        {...(words.hint !== undefined && { hint: words.hint })}
        {...(words.atLeast !== undefined && { counter: words.atLeast })}
        error={errors.password?.message}
      />
      <PasswordField
        {...toggle}
        {...register('confirmPassword')}
        label={words.again}
        error={errors.confirmPassword?.message}
      />
    </>
  );
}
