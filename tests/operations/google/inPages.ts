import type { CloudAnswer } from '#operations/doctor/cloud.ts';

/** What Google lists page by page (the descriptions of its interfaces, `nextPageToken`). */
const paged = [
  'notificationChannels',
  'alertPolicies',
  'uptimeCheckConfigs',
  'metrics',
  'budgets',
  'functions',
  'jobs',
  'indexes',
];

/** The page of a list that an address asks for, with one item on each page, as Google may answer. */
export function inPages(url: string, answer: CloudAnswer): CloudAnswer {
  const body = answer.body as Record<string, unknown[]> | null;
  const list = Object.keys(body ?? {}).find((name) => paged.includes(name));
  if (answer.status !== 200 || !body || list === undefined) return answer;
  const at = Number(new URL(url).searchParams.get('pageToken') ?? 0);
  const items = body[list] ?? [];
  const more = at + 1 < items.length && { nextPageToken: String(at + 1) };
  return { ...answer, body: { [list]: items.slice(at, at + 1), ...more } };
}
