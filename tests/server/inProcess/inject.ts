import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

/** A request for `inject`. */
export interface InjectedRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** A request without a network, with its whole body ready to read. */
function incoming({ method, path, headers, body }: InjectedRequest, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket);
  request.method = method;
  request.url = path;
  request.httpVersion = '1.1';
  request.headers = { host: '127.0.0.1', ...headers };
  if (body !== undefined) request.headers['content-length'] = String(Buffer.byteLength(body));
  if (body !== undefined) request.push(body);
  request.push(null);
  // The request is complete, so a slow response does not count as a broken connection.
  request.complete = true;
  return request;
}

/** Sends a request without a socket. Rejects like `fetch` if the connection is cut; never settles without an answer. */
export function inject(app: RequestListener, request: InjectedRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const socket = new Socket();
    socket.once('close', () => reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })));
    const message = incoming(request, socket);
    const response = new ServerResponse(message);
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown, encoding: unknown) => {
      if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
      const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, text) : Buffer.from(chunk as Uint8Array));
    };
    response.write = (chunk: unknown, encoding?: unknown) => {
      keep(chunk, encoding);
      return true;
    };
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      keep(chunk, encoding);
      response.emit('finish');
      const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const empty = response.statusCode === 204 || response.statusCode === 304;
      resolve(new Response(empty ? null : Buffer.concat(chunks), { status: response.statusCode, headers }));
      return response;
    }) as typeof response.end;
    app(message, response);
  });
}
