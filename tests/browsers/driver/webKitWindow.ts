import type { BrowserWindow, Button, KeyName, Point } from './engine.ts';
import { WebDriverError, type WebDriverSession } from './webDriver.ts';

const keyCodes: Record<KeyName, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};
const control = '\uE009';

/** The windows of one WebDriver session, which controls one at a time. */
export class WebKitWindows {
  readonly session: WebDriverSession;
  readonly #known = new Set<string>();
  #current = '';

  constructor(session: WebDriverSession) {
    this.session = session;
  }

  /** Windows that were not returned before. */
  async fresh(): Promise<string[]> {
    const handles = await this.handles();
    const fresh = handles.filter((handle) => !this.#known.has(handle));
    for (const handle of fresh) this.#known.add(handle);
    return fresh;
  }

  handles(): Promise<string[]> {
    return this.session.get<string[]>('/window/handles');
  }

  async turnTo(handle: string): Promise<WebDriverSession> {
    if (handle !== this.#current) await this.session.post('/window', { handle });
    this.#current = handle;
    return this.session;
  }
}

/** A window of WebKitGTK. */
export class WebKitWindow implements BrowserWindow {
  readonly #windows: WebKitWindows;
  readonly #handle: string;
  readonly #complaints: () => readonly string[];
  readonly #close: () => Promise<void>;

  constructor(
    windows: WebKitWindows,
    handle: string,
    { complaints, close }: { complaints: () => readonly string[]; close: () => Promise<void> },
  ) {
    this.#windows = windows;
    this.#handle = handle;
    this.#complaints = complaints;
    this.#close = close;
  }

  #session(): Promise<WebDriverSession> {
    return this.#windows.turnTo(this.#handle);
  }

  async goto(url: string): Promise<void> {
    await (await this.#session()).post('/url', { url });
  }

  async address(): Promise<string> {
    return (await this.#session()).get<string>('/url');
  }

  async reload(): Promise<void> {
    await (await this.#session()).post('/refresh');
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back(), []);
  }

  async forward(): Promise<void> {
    await this.evaluate(() => history.forward(), []);
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>> {
    const answer = await this.#inFrame(frame, (session) =>
      session.post<{ error?: string; value: Awaited<Result> }>('/execute/async', {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${String(run)}).apply(null, [...arguments].slice(0, -1)))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args,
      }),
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  async run(script: string, frame?: string): Promise<void> {
    await this.#inFrame(frame, (session) => session.post('/execute/sync', { script, args: [] }));
  }

  async #inFrame<Value>(
    frame: string | undefined,
    ask: (session: WebDriverSession) => Promise<Value>,
  ): Promise<Value> {
    const session = await this.#session();
    if (frame === undefined) return ask(session);
    const id = await session.post('/element', { using: 'css selector', value: frame });
    await session.post('/frame', { id });
    try {
      return await ask(session);
    } finally {
      await session.post('/frame', { id: null });
    }
  }

  async point(points: readonly Point[], { down = false, up = false }: Button = {}): Promise<void> {
    const [first, ...rest] = points.map(({ x, y }) => ({
      type: 'pointerMove',
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    }));
    const press = down ? [{ type: 'pointerDown', button: 0 }] : [];
    const release = up ? [{ type: 'pointerUp', button: 0 }] : [];
    const actions = [first, ...press, ...rest, ...release];
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async key(key: KeyName): Promise<void> {
    await this.#press([keyCodes[key]]);
  }

  async type(text: string): Promise<void> {
    await this.#press(Array.from(text));
  }

  async selectAll(): Promise<void> {
    const actions = [down(control), down('a'), up('a'), up(control)];
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async #press(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [down(value), up(value)]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async #act(source: object): Promise<void> {
    await (await this.#session()).post('/actions', { actions: [source] });
  }

  async popups(): Promise<BrowserWindow[]> {
    const fresh = await this.#windows.fresh();
    return fresh.map(
      (handle) =>
        new WebKitWindow(this.#windows, handle, {
          complaints: () => [],
          close: async () => {
            await (await this.#windows.turnTo(handle)).delete('/window');
          },
        }),
    );
  }

  async isClosed(): Promise<boolean> {
    try {
      return !(await this.#windows.handles()).includes(this.#handle);
    } catch (error) {
      if (error instanceof WebDriverError) return true;
      throw error;
    }
  }

  complaints(): readonly string[] {
    return this.#complaints();
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await (await this.#session()).get<string>('/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.#close();
  }
}

function down(value: string) {
  return { type: 'keyDown', value };
}

function up(value: string) {
  return { type: 'keyUp', value };
}
