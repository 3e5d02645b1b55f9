import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      received.push({ text, headers: req.headers, event: JSON.parse(text) as Received['event'] });
      res.writeHead(answers.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/paypalWebhook`,
    received,
    answers,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
