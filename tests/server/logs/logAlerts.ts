import { safeguardsFor } from '#operations/safeguards/wanted.ts';
import { guardedProject } from '../../operations/guardedProject.ts';

/** An alert on lines of the log: its name, and its filter in the language of Cloud Logging. */
export interface LogAlert {
  name: string;
  filter: string;
}

/** A safeguard's body, as far as it reads the log: an alert's conditions, or the filter of a count. */
export interface ReadsLog {
  name?: string;
  filter?: string;
  conditions?: Array<{
    conditionMatchedLog?: { filter: string };
    conditionThreshold?: { filter: string };
    conditionAbsent?: { filter: string };
  }>;
  displayName?: string;
  documentation?: { content: string };
}

export const safeguards = safeguardsFor(guardedProject).map(({ name, body }) => ({
  name,
  body: body('channel') as ReadsLog,
}));

export const alertsOnLines: LogAlert[] = safeguards.flatMap(({ name, body: { conditions = [] } }) =>
  conditions.flatMap(({ conditionMatchedLog: matched }) =>
    matched === undefined ? [] : [{ name, filter: matched.filter }],
  ),
);

/** The counts of lines; an alert watches each. */
export const countsOfLines: LogAlert[] = safeguards.flatMap(({ name, body: { filter } }) =>
  filter === undefined ? [] : [{ name, filter }],
);

/** Fields of a printed line that Cloud Logging takes out of its payload. */
const special = ['severity', 'logging.googleapis.com/trace'];

const fromService = (service: string, log: 'stdout' | 'requests') => ({
  logName: `projects/${guardedProject.project}/logs/run.googleapis.com%2F${log}`,
  'resource.type': 'cloud_run_revision',
  'resource.labels.service_name': service,
});

/**
 * The entry that Cloud Logging makes of a line that a service printed. A line with nothing but a message becomes a text, which no
 * filter on a field of the payload finds.
 */
export function entryOf(line: string, service: string): Record<string, string> {
  const printed = JSON.parse(line) as Record<string, unknown>;
  const payload = Object.entries(printed).filter(([key]) => !special.includes(key));
  const isText = payload.every(([key]) => key === 'message');
  return {
    ...Object.fromEntries(
      payload.map(([key, value]) => [isText ? 'textPayload' : `jsonPayload.${key}`, String(value)]),
    ),
    severity: String(printed['severity']),
    ...fromService(service, 'stdout'),
  };
}

/** The entry that Cloud Run itself makes of an answer with 5xx. It has a text only if the service did not answer: it says why. */
export const failedAnswer = (service: string, textPayload?: string): Record<string, string> => ({
  ...(textPayload !== undefined && { textPayload }),
  severity: 'ERROR',
  ...fromService(service, 'requests'),
});

const severities = ['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'];

/** Whether an entry has one term of a filter: equal, one of several, another, containing, any, or of a severity. */
function holds(term: string, entry: Readonly<Record<string, string>>): boolean {
  const [, field = '', operator, value = ''] =
    /^([\w.]+)(>=|!=|=|:)"?([^"]*|one_of\(.*\))"?$/u.exec(term.trim()) ?? [];
  const found = entry[field];
  if (found === undefined) return false;
  if (value === '*') return true;
  if (operator === '!=') return found !== value;
  if (value.startsWith('one_of(')) return value.includes(`"${found}"`);
  if (operator === '>=') return severities.indexOf(found) >= severities.indexOf(value);
  return operator === '=' ? found === value : found.includes(value);
}

export function matches({ filter }: LogAlert, entry: Readonly<Record<string, string>>): boolean {
  return filter
    .split(' AND ')
    .every((part) =>
      (part.startsWith('(') ? part.slice(1, -1) : part).split(' OR ').some((term) => holds(term, entry)),
    );
}
