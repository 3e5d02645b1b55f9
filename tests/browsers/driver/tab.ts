import type { BrowserWindow, KeyName, Point } from './engine.ts';
import type { Found, Query, Wording } from './page/finder.ts';
import { pageScript } from './pageScripts.ts';
import { waitFor } from './waitFor.ts';

/** An element query as tests write it, with regular expressions. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  within?: Target;
}

/** A window with a visitor's actions: finds elements by name and waits until they can be used. */
export class Tab {
  readonly window: BrowserWindow;
  readonly #hovers: boolean;
  readonly #touch: boolean;
  readonly #frame: string | undefined;

  /**
   * With `hovers`, the pointer rests on an element before a click, like a mouse. With `touch`, the page receives touch
   * events. `frame` is the selector of the frame to search in.
   */
  constructor(
    window: BrowserWindow,
    { hovers = false, touch = false, frame }: { hovers?: boolean; touch?: boolean; frame?: string } = {},
  ) {
    this.window = window;
    this.#hovers = hovers;
    this.#touch = touch;
    this.#frame = frame;
  }

  /** The same window, searching in one of its frames. */
  inFrame(frame: string): Tab {
    return new Tab(this.window, { hovers: this.#hovers, touch: this.#touch, frame });
  }

  /** Finds the element without waiting. */
  async find(target: Target): Promise<Found | undefined> {
    return this.#ask(
      (query: Query) => globalThis.finder && { answer: globalThis.finder.locate(query, false) },
      asQuery(target),
    );
  }

  async names(target: Target): Promise<string[]> {
    const ask = (query: Query) => globalThis.finder && { answer: globalThis.finder.names(query) };
    return (await this.#ask(ask, asQuery(target))) ?? [];
  }

  /** Queries the finder; each new document must load it first. */
  async #ask<Args extends unknown[], Answer>(
    ask: (...args: Args) => Promise<{ answer: Answer } | undefined> | { answer: Answer } | undefined,
    ...args: Args
  ): Promise<Answer | undefined> {
    const first = await this.window.evaluate(ask, args, this.#frame);
    if (first) return first.answer;
    await this.window.run(await pageScript('finder'), this.#frame);
    return (await this.window.evaluate(ask, args, this.#frame))?.answer;
  }

  /** Waits until the element exists and `as(element)` is true. */
  async see(target: Target, as: (found: Found) => boolean = () => true, patienceMs?: number): Promise<Found> {
    let last: Found | undefined;
    return waitFor(
      () => `${describe(target)}${last ? `, which is ${JSON.stringify(last)}` : ''}`,
      async () => {
        last = await this.find(target);
        return last && as(last) ? last : undefined;
      },
      patienceMs,
    );
  }

  /** Waits until the element no longer exists. */
  async gone(target: Target): Promise<void> {
    await waitFor(
      () => `${describe(target)} to be gone`,
      async () => !(await this.find(target)),
    );
  }

  /** Waits until the page's path and query match. */
  async at(path: RegExp): Promise<string> {
    let last = '';
    return waitFor(
      () => `the address ${String(path)}, which is ${last}`,
      async () => {
        last = await this.window.evaluate(() => location.pathname + location.search + location.hash, []);
        return path.test(last) ? last : undefined;
      },
    );
  }

  /** Waits until the element can be clicked, and returns its position. */
  async place(target: Target): Promise<Point> {
    if (this.#frame === undefined) return this.#usable(target, { scroll: true });
    const page = new Tab(this.window);
    await page.#usable({ css: this.#frame }, { scroll: true });
    const { x, y } = await this.#usable(target, { scroll: false });
    const { left, top } = await page.see({ css: this.#frame });
    return { x: left + x, y: top + y };
  }

  #usable(target: Target, { scroll }: { scroll: boolean }): Promise<Found> {
    return waitFor(
      () => `${describe(target)} to be usable`,
      async () => {
        const usable = await this.#ask(
          async (query: Query, scroll: boolean) =>
            globalThis.finder && { answer: await globalThis.finder.locateUsable(query, scroll) },
          asQuery(target),
          scroll,
        );
        return usable;
      },
    );
  }

  /**
   * Scrolls to the element until it rests on screen: while the page itself still scrolls smoothly, Chromium adds the rest of that
   * way to any other scrolling.
   */
  async scrollTo(target: Target): Promise<void> {
    await this.place(target);
  }

  #press(place: Point): Promise<void> {
    return this.window.point([place], { down: true, up: true, touch: this.#touch });
  }

  async tap(target: Target): Promise<void> {
    if (this.#hovers) await this.window.point([await this.place(target)]);
    await this.#press(await this.place(target));
  }

  /**
   * Clicks an element that closes this window, or leads to another page, and again if it stays, as an owner would: under load,
   * Firefox sometimes loses a click in a page that has just opened.
   */
  async tapToLeave(
    target: Target,
    left: () => Promise<unknown> = () => this.window.isClosed(),
  ): Promise<void> {
    let failure = '';
    const leaves = async (patienceMs?: number) => {
      // A window that closes during a click returns an error, sometimes before it counts as closed.
      await this.place(target)
        .then((place) => this.#press(place))
        .catch((error: unknown) => {
          failure = `. Its press: ${String(error)}`;
        });
      await waitFor(() => `${describe(target)} to lead away${failure}`, left, patienceMs);
    };
    await leaves(5_000).catch(() => leaves());
  }

  /**
   * Drags one element onto another in small steps and releases it once `shown` is true. `held` waits until the page shows
   * that it has grabbed the element.
   */
  async drag(
    from: Target,
    onto: Target,
    {
      shown = async () => true,
      held = async () => undefined,
    }: { shown?: () => Promise<boolean>; held?: () => Promise<unknown> } = {},
  ): Promise<void> {
    const start = await this.place(from);
    const { x, y } = await this.#usable(onto, { scroll: false });
    const parts = Array.from({ length: 13 }, (_, at) => at / 12);
    const way = parts.map((part) => ({
      x: start.x + (x - start.x) * part,
      y: start.y + (y - start.y) * part,
    }));
    // A finger that moves immediately scrolls; one that rests first grabs the element. On a busy machine a mouse is as far as it
    // goes before the page has grabbed it, and what it moved until then counts for nothing.
    await this.window.point(way.slice(0, 1), { down: true, touch: this.#touch });
    await held();
    await this.window.point(way, { touch: this.#touch });
    await waitFor(() => `the page to show ${describe(from)} where ${describe(onto)} was`, shown);
    await this.window.point(way.slice(-1), { up: true, touch: this.#touch });
  }

  /** Focuses the element like the Tab key. */
  async focus(target: Target): Promise<void> {
    await this.see(target);
    await this.#ask(
      (query: Query) => globalThis.finder && { answer: globalThis.finder.focus(query) },
      asQuery(target),
    );
    await this.see(target, ({ focused }) => focused);
  }

  /** Replaces the text of a field by typing. Presses it again if what comes late has moved it from under the first press. */
  async enter(target: Target, text: string): Promise<void> {
    const press = async (patienceMs?: number) => {
      await this.tap(target);
      await this.see(target, ({ focused }) => focused, patienceMs);
    };
    await press(5_000).catch(() => press());
    await this.window.selectAll();
    await this.window.type(text);
    await this.see(target, ({ value }) => value === text);
  }

  /** Chooses an option; set by script, because engines show options in windows of their own. */
  async choose(target: Target, value: string): Promise<void> {
    await this.place(target);
    await this.window.evaluate(
      (query: Query, value: string) => globalThis.finder?.choose(query, value),
      [asQuery(target), value],
      this.#frame,
    );
    await this.see(target, (found) => found.value === value);
  }

  key(key: KeyName): Promise<void> {
    return this.window.key(key);
  }

  async popup(): Promise<Tab> {
    const [window] = await waitFor(
      () => 'a new window',
      async () => {
        const windows = await this.window.popups();
        return windows.length > 0 ? windows : undefined;
      },
    );
    if (!window) throw new Error('No window');
    return new Tab(window);
  }

  /** Waits until a function returns a truthy value in the page. */
  until<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
    return waitFor(
      () => String(run),
      () => this.window.evaluate(run, args, this.#frame),
    );
  }
}

function asQuery({ name, text, within, ...rest }: Target): Query {
  return { ...rest, name: wording(name), text: wording(text), within: within && asQuery(within) };
}

function wording(words: string | RegExp | undefined): Wording | undefined {
  return words instanceof RegExp ? { source: words.source, flags: words.flags } : words;
}

function describe({ role, name, text, css, within }: Target): string {
  const own = [css, role, name && `"${String(name)}"`, text && `with the text "${String(text)}"`];
  return `${own.filter(Boolean).join(' ')}${within ? ` in ${describe(within)}` : ''}`;
}
