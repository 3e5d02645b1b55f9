/** The fields of a form by their names, each with its element if it has one. */
interface Fields {
  fields: Readonly<Record<string, { ref: unknown }>>;
}

function shownIn(values: Readonly<Record<string, unknown>>, { fields }: Fields): Record<string, string> {
  const shown = Object.entries(fields).flatMap(([name, { ref }]) =>
    ref instanceof HTMLInputElement && typeof values[name] === 'string' ? [[name, ref.value] as const] : [],
  );
  return Object.fromEntries(shown);
}

/**
 * Makes a form judge and send what its text fields show. Some password managers fill a field without an event that React hears
 * (github.com/facebook/react/issues/1159): the form would call it empty, or send what it held before.
 */
export function asShown<Values extends Record<string, unknown>, Context, Options extends Fields, Judged>(
  judge: (values: Values, context: Context, options: Options) => Judged,
) {
  return (values: Values, context: Context, options: Options): Judged =>
    judge({ ...values, ...shownIn(values, options) }, context, options);
}
