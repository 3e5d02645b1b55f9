import { text as textOf } from 'node:stream/consumers';
import { listenOnFreePort } from '../support/listenOnFreePort.ts';

/** One received delivery: the exact text and the headers. */
export interface Received {
  text: string;
  headers: NodeJS.Dict<string | string[]>;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The responses to the next deliveries, in order; 200 once the list is empty. */
  answers: number[];
  stop: () => Promise<void>;
}

export async function openReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const { url, stop } = await listenOnFreePort((request, response) => {
    void textOf(request).then((text) => {
      received.push({ text, headers: request.headers, event: JSON.parse(text) as Received['event'] });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  return { url: `${url}/api/paypalWebhook`, received, answers, stop };
}
