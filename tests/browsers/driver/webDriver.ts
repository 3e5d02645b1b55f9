/** What a WebDriver server answers when a command fails. */
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
 * A session of the W3C WebDriver protocol, as far as these tests need it. The kept clients bring 20 MB of other
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

/** Longer than the limit that a session sets for pages: a driver that says nothing by then has hung. */
const hungAfterMs = 60_000;

/** WebKit's driver never answers a script whose page was being left: the caller asks the next page instead. */
const scriptLostAfterMs = 15_000;

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(url.includes('/execute/') ? scriptLostAfterMs : hungAfterMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Reply;
  if (!response.ok) throw new WebDriverError(value?.error ?? String(response.status), value?.message ?? url);
  return value as Value;
}
