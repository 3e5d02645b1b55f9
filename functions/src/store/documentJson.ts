import { isFields, type FieldChange, type Fields, type Value } from './Store.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const dateKey = '$date';
const mapKey = '$map';

/** Writes fields as JSON. A Date becomes `{"$date": …}`; a map that looks like that is wrapped. */
export function toJson(fields: Fields): string {
  return JSON.stringify(encoded(fields));
}

/** Reads the text of `toJson`. */
export function fromJson(text: string): Fields {
  return decoded(JSON.parse(text) as Json) as Fields;
}

export function withChanges(fields: Fields, changes: readonly FieldChange[]): Fields {
  return changes.reduce((current, { path, value }) => withValue(current, path, value), fields);
}

function withValue(fields: Fields, [name = '', ...rest]: readonly string[], value: Value): Fields {
  const current = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const next = rest.length === 0 ? value : withValue(isFields(current) ? current : {}, rest, value);
  // Entries, because an assignment to `__proto__` would not make a field.
  return Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, next]]);
}

function encoded(value: Value): Json {
  if (value instanceof Date) return { [dateKey]: value.toISOString() };
  if (Array.isArray(value)) return value.map(encoded);
  if (!isFields(value)) return value;
  const map = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encoded(item)]));
  return looksEncoded(map) ? { [mapKey]: map } : map;
}

function decoded(json: Json): Value {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json) || !looksEncoded(json)) return withDecodedItems(json);
  const date = json[dateKey];
  return typeof date === 'string'
    ? new Date(date)
    : withDecodedItems(json[mapKey] as { [key: string]: Json });
}

/** Decodes in place: what was just parsed has no other reader, and a copy of each map takes a quarter of the time. */
function withDecodedItems(json: Json[] | { [key: string]: Json }): Value {
  const items = json as { [key: string]: Value };
  for (const key of Object.keys(json)) {
    const item = items[key];
    if (typeof item === 'object' && item !== null) items[key] = decoded(item as Json);
  }
  return items;
}

function looksEncoded(json: { [key: string]: Json }): boolean {
  return (Object.hasOwn(json, dateKey) || Object.hasOwn(json, mapKey)) && Object.keys(json).length === 1;
}
