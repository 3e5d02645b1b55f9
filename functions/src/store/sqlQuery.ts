import type { Query } from './Store.ts';

type Bound = string | number;

const plainName = /^[A-Za-z_]\w*$/u;

const column = (field: string) => `json_extract(fields, '$."${field}"')`;
const moment = (field: string) => `json_extract(fields, '$."${field}"."$date"')`;

/** Indexes that keep the repeated queries cheap, however much is stored. */
export const sqlIndexes = `
  CREATE INDEX IF NOT EXISTS documents_due
    ON documents (collection, ${column('state')}, ${moment('nextCheck')}, id);
  CREATE INDEX IF NOT EXISTS documents_by_subscription ON documents (collection, ${column('subscriptionId')});
`;

/** A statement for every match, and as few others as SQL can exclude; limited if SQL knows the order. */
export function sqlFor(collection: string, query: Query): { sql: string; values: Bound[] } {
  const { where = {}, contains, upTo, orderBy, after, limit } = query;
  const conditions = ['collection = ?'];
  const values: Bound[] = [collection];
  const condition = (text: string, ...bound: Bound[]) => {
    conditions.push(text);
    values.push(...bound);
  };
  let exact = true;
  for (const [field, value] of Object.entries(where)) {
    if (!plainName.test(field)) exact = false;
    // In SQL, JSON's true equals 1; `runQuery` distinguishes them.
    else if (typeof value === 'boolean') condition(`${column(field)} = ?`, Number(value));
    else condition(`${column(field)} = ?`, value);
    if (typeof value !== 'string') exact = false;
  }
  // `runQuery` looks into lists.
  if (contains) exact = false;
  const byMoment = upTo !== undefined && upTo.field === orderBy?.field && plainName.test(upTo.field);
  if (byMoment) {
    condition(`${moment(upTo.field)} <= ?`, upTo.moment.toISOString());
    const last = after?.fields[upTo.field];
    if (after && last instanceof Date && orderBy.direction === 'asc') {
      condition(`(${moment(upTo.field)}, id) > (?, ?)`, last.toISOString(), after.id);
    }
  }
  if (after && !orderBy) condition('id > ?', after.id);
  const direction = orderBy?.direction === 'desc' ? 'DESC' : 'ASC';
  const order = byMoment ? `${moment(upTo.field)} ${direction}, id ${direction}` : 'id';
  const limited = limit !== undefined && exact && (byMoment || !orderBy);
  const sql = `SELECT id, fields, version FROM documents WHERE ${conditions.join(' AND ')} ORDER BY ${order}`;
  return limited ? { sql: `${sql} LIMIT ?`, values: [...values, limit] } : { sql, values };
}
