import published from './schemas.json' with { type: 'json' };

const schemas: Readonly<Record<string, Readonly<Record<string, string>>>> = published.schemas;

function faultsOfValue(value: unknown, type: string, place: string, api: string): string[] {
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((one, at) => faultsOfValue(one, type.slice(0, -2), `${place}[${at}]`, api));
  }
  if (type.startsWith('#')) {
    const name = `${api}.${type.slice(1)}`;
    return name in schemas ? faultsOfShape(value, name, place) : [];
  }
  if (type.includes('|'))
    return type.split('|').includes(String(value)) ? [] : [`${place} is ${String(value)}`];
  const kind = { integer: 'number' }[type] ?? type;
  return kind === 'any' || typeof value === kind ? [] : [`${place} is no ${type}`];
}

/** The deviations of a value from the shape that Google publishes under this name; empty if it matches. */
export function faultsOfShape(value: unknown, name: string, place = name): string[] {
  const schema = schemas[name];
  if (!schema) return [`${name} is not published`];
  if (typeof value !== 'object' || value === null) return [`${place} is no map`];
  return Object.entries(value).flatMap(([field, inner]) => {
    const type = schema[field];
    if (type === undefined) return [`${place}.${field} is no field`];
    return faultsOfValue(inner, type, `${place}.${field}`, name.split('.')[0] ?? '');
  });
}
