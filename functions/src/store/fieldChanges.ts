import { isFields, type FieldChange, type Fields, type Value } from './Store.ts';

export function withChanges(fields: Fields, changes: readonly FieldChange[]): Fields {
  return changes.reduce((current, { path, value }) => withValue(current, path, value), fields);
}

function withValue(fields: Fields, [name = '', ...rest]: readonly string[], value: Value): Fields {
  const current = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const next = rest.length === 0 ? value : withValue(isFields(current) ? current : {}, rest, value);
  // Entries, because an assignment to `__proto__` would not make a field.
  return Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, next]]);
}
