import type { Fault } from '../inProcess/network.ts';

/** One way in which a request to PayPal fails. */
export interface Outage {
  title: string;
  fault: Fault;
  /** PayPal's client tells its caller the same of each outage of this kind; without one, no other is like it. */
  kind?: string;
}

const failing =
  (code: string): Fault =>
  () =>
    Promise.reject(new TypeError('fetch failed', { cause: new Error(code) }));

const answering =
  (status: number, body: BodyInit | null, headers: Record<string, string> = {}): Fault =>
  async () =>
    new Response(body, { status, headers });

const json = (body: unknown) => JSON.stringify(body);
const refusal = (name: string) => json({ name, message: name, debug_id: 'f00d' });

const times =
  (most: number, fault: Fault): Fault =>
  (carryOut, nth) =>
    nth <= most ? fault(carryOut, nth) : carryOut();

const slow: Fault = (carryOut) =>
  new Promise((resolve, reject) => {
    setTimeout(() => void carryOut().then(resolve, reject), 5_000);
  });

/** Half a response, and then the connection is lost. */
const cut: Fault = async () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"id": "I-'));
        setTimeout(() => body.error(new TypeError('terminated')), 1);
      },
    }),
  );

/** PayPal's response with every name correct and every value of another type. */
const mistyped: Fault = async (carryOut) => {
  const answer = await carryOut();
  if (answer.status === 204) return answer;
  const text = await answer.text();
  if (!text.startsWith('{')) return new Response('["not a certificate"]');
  const body = JSON.parse(text) as Record<string, unknown>;
  const other = Object.fromEntries(Object.keys(body).map((name) => [name, [{ [name]: true }]]));
  return new Response(json(other), { status: answer.status });
};

/** PayPal's response, followed by five megabytes of spaces. */
const huge: Fault = async (carryOut) => {
  const answer = await carryOut();
  if (answer.status === 204) return answer;
  return new Response((await answer.text()).padEnd(5 * 1024 * 1024), { status: answer.status });
};

/** Ways for a request to fail that a caller can tell apart; those that do not end by themselves last until PayPal recovers. */
export const outages: readonly Outage[] = [
  { title: 'the connection is refused', kind: 'unavailable', fault: failing('ECONNREFUSED') },
  { title: 'there is no answer', fault: () => new Promise(() => undefined) },
  { title: 'the answer takes five seconds', fault: slow },
  { title: 'the line is cut within the answer', kind: 'unavailable', fault: cut },
  { title: '401 once', fault: times(1, answering(401, json({ error: 'invalid_token' }))) },
  { title: '401 always', fault: answering(401, refusal('AUTHENTICATION_FAILURE')) },
  { title: '403', kind: 'refused', fault: answering(403, refusal('NOT_AUTHORIZED')) },
  // A firewall in front of PayPal, which has not seen the request.
  {
    title: '403 that is not PayPal’s',
    kind: 'unavailable',
    fault: answering(403, '<html><body>403 Forbidden</body></html>'),
  },
  { title: '404 once', fault: times(1, answering(404, refusal('RESOURCE_NOT_FOUND'))) },
  { title: '404 always', fault: answering(404, refusal('RESOURCE_NOT_FOUND')) },
  { title: '422', kind: 'refused', fault: answering(422, refusal('UNPROCESSABLE_ENTITY')) },
  {
    title: '429 with Retry-After',
    kind: 'unavailable for a moment',
    fault: times(1, answering(429, refusal('RATE_LIMIT_REACHED'), { 'retry-after': '2' })),
  },
  {
    title: '500 once',
    kind: 'unavailable for a moment',
    fault: times(1, answering(500, refusal('INTERNAL_SERVER_ERROR'))),
  },
  {
    title: '500 three times',
    fault: times(3, answering(500, refusal('INTERNAL_SERVER_ERROR'))),
  },
  { title: '503 always', kind: 'unavailable', fault: answering(503, '') },
  { title: 'an empty answer', fault: answering(200, '') },
  { title: 'fields of other kinds', kind: 'carried out and unreadable', fault: mistyped },
  { title: 'five megabytes', kind: 'carried out and unreadable', fault: huge },
];

/** An outage of each kind; of those that are alike, another one for each number. */
export function oneOfEachKind(nth: number): Outage[] {
  const kindOf = ({ kind, title }: Outage) => kind ?? title;
  return [...new Set(outages.map(kindOf))].flatMap((kind) => {
    const alike = outages.filter((one) => kindOf(one) === kind);
    return alike[nth % alike.length] ?? [];
  });
}
