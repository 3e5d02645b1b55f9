/** The engines in which every journey runs. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A browser process that opens windows. It trusts self-signed certificates of this machine. */
export interface Engine {
  name: EngineName;
  /** Opens a window that shares no cookies and no storage with others. */
  open(options: WindowOptions): Promise<BrowserWindow>;
  close(): Promise<void>;
}

export interface WindowOptions {
  width: number;
  height: number;
  /** Scripts that run before each document's own scripts, in every frame. */
  before?: readonly string[];
  /** Uses a cache, like visitors' browsers. WebKitGTK is faster and more stable without one. */
  cached?: boolean;
}

/** A point of the visible page, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The pointer's button during a movement. */
export interface Button {
  down?: boolean;
  up?: boolean;
  /** Uses a finger instead of a mouse: the pointer exists only while it is down. */
  touch?: boolean;
}

/** Non-letter keys, by their `KeyboardEvent.key` names. */
export type KeyName = 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** The operations that each engine must provide; `tab.ts` builds all others on them. */
export interface BrowserWindow {
  goto(url: string): Promise<void>;
  /** The address of the page, which is asked without a script: WebKit's driver loses one in a page that is being left. */
  address(): Promise<string>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Runs a function in the page, without access to variables here, and returns its result.
   * `frame` is the selector of a frame to run it in.
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    frame?: string,
  ): Promise<Awaited<Result>>;
  /** Runs a complete script in the page or in one of its frames. */
  run(script: string, frame?: string): Promise<void>;
  /** Moves the pointer through all points; optionally presses at the first and releases at the last. */
  point(points: readonly Point[], button?: Button): Promise<void>;
  key(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  selectAll(): Promise<void>;
  /** Windows that this page has opened and no test has requested yet. */
  popups(): Promise<BrowserWindow[]>;
  isClosed(): Promise<boolean>;
  /** Errors, warnings and policy violations of every page shown in this window. */
  complaints(): readonly string[];
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
