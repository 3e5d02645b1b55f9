import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { afterPress } from '#hooks/afterPress.ts';

/** What the text fields of a form show, by their names. */
function shownIn(values: FieldValues, fields: Readonly<Record<string, { ref: unknown }>>) {
  const shown = Object.entries(fields).flatMap(([name, { ref }]) =>
    ref instanceof HTMLInputElement && typeof values[name] === 'string' ? [[name, ref.value] as const] : [],
  );
  return Object.fromEntries(shown);
}

/**
 * Judges a form by a schema, and makes it send what its text fields show. Some password managers fill a field without an event
 * that React hears (github.com/facebook/react/issues/1159): the form would call it empty, or send what it held before.
 */
export function formResolver<Input extends FieldValues, Output extends FieldValues = Input>(
  schema: ObjectSchema<Output>,
): Resolver<Input, unknown, Output> {
  // Yup's resolver has the type of the schema's output, not of its input.
  const judge = yupResolver(schema) as unknown as Resolver<Input, unknown, Output>;
  return afterPress<Parameters<typeof judge>, ReturnType<typeof judge>>((values, context, options) =>
    judge({ ...values, ...shownIn(values, options.fields) }, context, options),
  );
}
