import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { afterPress } from '#hooks/afterPress.ts';
import { asShown } from '#hooks/asShown.ts';
import type { RegistrationForm } from '#domain/registration.ts';
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
    // The resolver has the type of the schema's output, not of its input.
    resolver: afterPress(asShown(yupResolver(registerSchema(withPassword)))) as Resolver<
      RegisterValues,
      unknown,
      RegistrationForm
    >,
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
