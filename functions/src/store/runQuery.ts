import type { Query, StoredDocument, Value } from './Store.ts';

/** Runs a query as Firestore does: documents without the ordering field are left out; ties go by id. */
export function runQuery(documents: readonly StoredDocument[], query: Query = {}): StoredDocument[] {
  const { where = {}, contains, upTo, orderBy, after, limit } = query;
  const matching = documents.filter(
    ({ fields }) =>
      Object.entries(where).every(([name, value]) => own(fields, name) === value) &&
      (!contains || holds(own(fields, contains.field), contains.value)) &&
      (!orderBy || own(fields, orderBy.field) !== undefined) &&
      (!upTo || isUpTo(own(fields, upTo.field), upTo.moment)),
  );
  const sign = orderBy?.direction === 'desc' ? -1 : 1;
  const inOrder = (one: StoredDocument, other: StoredDocument) => {
    const byField = orderBy ? compare(own(one.fields, orderBy.field), own(other.fields, orderBy.field)) : 0;
    return sign * (byField || Buffer.compare(Buffer.from(one.id), Buffer.from(other.id)));
  };
  const found = after ? matching.filter((document) => inOrder(document, after) > 0) : matching;
  found.sort(inOrder);
  return limit === undefined ? found : found.slice(0, limit);
}

function holds(list: Value | undefined, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}

function isUpTo(value: Value | undefined, moment: Date): boolean {
  return value instanceof Date && value.getTime() <= moment.getTime();
}

function own(fields: StoredDocument['fields'], name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

const typeOrder = ['null', 'boolean', 'number', 'date', 'string', 'object'];

function compare(one: Value | undefined, other: Value | undefined): number {
  const byType = typeOrder.indexOf(kind(one)) - typeOrder.indexOf(kind(other));
  if (byType !== 0) return byType;
  if (typeof one === 'string' && typeof other === 'string') {
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  }
  return Number(one) - Number(other) || 0;
}

function kind(value: Value | undefined): string {
  if (value === null) return 'null';
  return value instanceof Date ? 'date' : typeof value;
}
