import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { contactDraft, contactProblem, type RequiredContactField } from '#domain/contact.ts';
import type { ErrorCode } from '#domain/errors.ts';

export interface ContactDraft {
  subject: string;
  body: string;
}

/** The state of the message (R-CONTACT-STATES). */
export type ContactState =
  | { status: 'idle' }
  | { status: 'error'; code: ErrorCode; fields: readonly RequiredContactField[] }
  /** The link with the draft was opened, or is too long to be opened; the draft can be copied. */
  | { status: 'submitted' | 'tooLong'; draft: ContactDraft };

function written(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  };
}

/** Handles submitting; `onSend` returns whether the draft opened. The DOM keeps what was typed before. */
export function useContact({ onSend }: { onSend: (draft: ContactDraft) => boolean }) {
  const [state, setState] = useState<ContactState>({ status: 'idle' });
  const wrong = useRef<HTMLElement>(null);
  // WebKit does not scroll to a field that a script focuses, and other engines scroll before the alert above it is rendered.
  useEffect(() => {
    if (state.status === 'error') wrong.current?.scrollIntoView({ block: 'center' });
  }, [state]);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = written(event.currentTarget);
    // The second press of a double one finds the fields that the first has emptied.
    if (state.status === 'submitted' && Object.values(message).every((text) => text === '')) return;
    const problem = contactProblem(message);
    if (problem) {
      setState({ status: 'error', ...problem });
      const [first] = problem.fields;
      const field = first && event.currentTarget.elements.namedItem(first);
      wrong.current = field instanceof HTMLElement ? field : null;
      wrong.current?.focus({ preventScroll: true });
      return;
    }
    const draft = contactDraft(message);
    const opened = onSend(draft);
    if (opened) event.currentTarget.reset();
    setState({ status: opened ? 'submitted' : 'tooLong', draft });
  };

  return { state, handleSubmit };
}
