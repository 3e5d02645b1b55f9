/** A WebDriver server's error response to a command. */
export class WebDriverError extends Error {
  /** The protocol's name of the failure, such as `no such window`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'WebDriverError';
    this.code = code;
  }
}

interface Reply {
  value: { error?: string; message?: string } | null;
}

/**
 * A session of the W3C WebDriver protocol, limited to these tests' needs. The maintained clients install 20 MB of other
 * browsers' drivers for the dozen requests made here.
 */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async open(server: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, body);
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  get<Value>(command: string): Promise<Value> {
    return send<Value>('GET', this.#address + command);
  }

  post<Value>(command: string, body: object = {}): Promise<Value> {
    return send<Value>('POST', this.#address + command, body);
  }

  delete(command = ''): Promise<unknown> {
    return send('DELETE', this.#address + command);
  }
}

/** Longer than a session's page limit: a driver that has not responded by then hangs. */
const hungAfterMs = 60_000;

/** WebKit's driver never answers a script in a page that was being left; the caller then asks the next page. */
const scriptLostAfterMs = 15_000;

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(url.includes('/execute/') ? scriptLostAfterMs : hungAfterMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Reply;
  if (!response.ok) throw new WebDriverError(value?.error ?? String(response.status), value?.message ?? url);
  return value as Value;
}
