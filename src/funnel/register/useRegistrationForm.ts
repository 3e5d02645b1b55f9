import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { RegistrationForm } from '#domain/registration.ts';
import { formResolver } from '../frame/formResolver.ts';
import { registerSchema, type RegisterValues } from './registerSchema.ts';

/** The form's state: its values, its errors, and a draft stored on every change. */
export function useRegistrationForm({
  initial,
  withPassword,
  onDraft,
}: {
  initial: RegisterValues;
  /** Whether the owner signed in by e-mail link and therefore needs a password. */
  withPassword: boolean;
  onDraft: (form: RegisterValues) => void;
}) {
  const form = useForm<RegisterValues, unknown, RegistrationForm>({
    resolver: formResolver(registerSchema(withPassword)),
    defaultValues: initial,
    mode: 'onTouched',
    // The summary of the wrong fields takes the focus.
    shouldFocusError: false,
  });

  const keepDraft = useEffectEvent(onDraft);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );

  return form;
}
