/** The engines every journey runs in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** Name of an engine. */
export type EngineName = (typeof engineNames)[number];

/** A browser process that opens windows. It trusts certificates this machine made for itself. */
export interface Engine {
  name: EngineName;
  /** Opens a window that shares no cookie and no storage with any other. */
  open(options: WindowOptions): Promise<BrowserWindow>;
  close(): Promise<void>;
}

export interface WindowOptions {
  width: number;
  height: number;
  /** Scripts that run in every document and frame before its own. */
  before?: readonly string[];
  /** Keeps what it has loaded in a cache, as visitors' browsers do. WebKitGTK is quicker and steadier without. */
  cached?: boolean;
}

/** A point of the visible page, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** What the pointer's button does during a movement. */
export interface Button {
  down?: boolean;
  up?: boolean;
  /** A finger does it, not a mouse: it is there only while it is down. */
  touch?: boolean;
}

/** Keys that are no letters, by the name `KeyboardEvent.key` gives them. */
export type KeyName =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Space'
  | 'Tab';

/** What an engine must be able to do; everything else is built on it once, in `tab.ts`. */
export interface BrowserWindow {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Runs a function in the page, without its surroundings here, and answers what it returns.
   * `frame` names a frame of the page by selector to run it there instead.
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>;
  /** Runs a whole script in the page or in one of its frames. */
  run(script: string, frame?: string): Promise<void>;
  /** Moves the pointer over all points; its button goes down on the first and up on the last where asked. */
  point(points: readonly Point[], button?: Button): Promise<void>;
  /** Presses a key. */
  key(key: KeyName): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Selects the text of the field that has the focus. */
  selectAll(): Promise<void>;
  /** Windows that this page has opened and no test has asked for yet. */
  popups(): Promise<BrowserWindow[]>;
  isClosed(): Promise<boolean>;
  /** Errors, warnings and policy violations of every page this window has shown. */
  complaints(): readonly string[];
  /** A picture, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
