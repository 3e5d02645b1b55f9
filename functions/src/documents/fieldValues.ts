import { isFields, type Fields, type Value } from '../store/Store.ts';

/** A map by the field's name; empty when it is anything else. */
export function mapIn(fields: Fields | undefined, name: string): Fields {
  const value: Value | undefined = fields?.[name];
  return isFields(value) ? value : {};
}

/** A text by the field's name; empty when it is anything else. */
export function textIn(fields: Fields | undefined, name: string): string {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
}

/** A moment, stored as a date or as ISO 8601; null when it is neither. */
export function momentIn(fields: Fields | undefined, name: string): Date | null {
  const value = fields?.[name];
  if (value instanceof Date) return value;
  if (typeof value !== 'string' || value === '') return null;
  const parsed = new Date(value);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}
