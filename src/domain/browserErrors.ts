/** How an error in a browser was noticed: by an event of the window, by the part that handled it, or by the page's policy. */
export const browserErrorKinds = ['error', 'unhandledrejection', 'caught', 'policy'] as const;

export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** The forms of an error's parts, which leave no room for an address or for text that somebody typed. */
export const browserErrorForms = {
  /** The class of the error, and its code if it has one. */
  name: /^[\w$-]{1,40}(?: [\w/-]{1,40})?$/u,
  /** A file of the site with line and column, or the host that a policy has blocked. */
  frame: /^[\w.-]{1,80}(?::\d{1,7}:\d{1,7})?$/u,
  /** The hash in the name of the page's own script. */
  release: /^[\w-]{0,12}$/u,
} as const;

export const mostFrames = 5;

/** An error in a browser, with nothing about the visitor. */
export interface BrowserError {
  kind: BrowserErrorKind;
  name: string;
  frames: string[];
  release: string;
  /** The page's path, without its query and fragment. */
  screen: string;
}
