import type { ErrorCode } from '#domain/errors.ts';

/** A press that only the app can answer. */
export type FirstPress = 'google' | 'forgot' | 'submit' | 'copy';

/** What a visitor did with the sign-in form before the app ran. */
export interface BegunSignIn {
  /** The text in the field. */
  email: string;
  /** Why no link was sent; null if none was asked for. */
  failure: ErrorCode | null;
  /** The press that waits for the app; null if none does. */
  press: FirstPress | null;
  /** Whether the page's address was copied for another browser. */
  copied: boolean;
}

/** The sign-in form that came with the document, and works before the app runs (`funnel/signIn/firstForm.ts`). */
export interface FirstForm {
  /** What the document shows, for the app's first rendering; null once the app has taken over. */
  begun: () => BegunSignIn | null;
  /** Gives the use of the document's controls, such as the focus, to the app's where React did not keep them. */
  restoreUse: () => void;
  /** Ends the form's script, and passes on what was typed and pressed in the meantime too. Does nothing if it has ended. */
  takeOver: (onEnd: (done: BegunSignIn) => void) => void;
}
