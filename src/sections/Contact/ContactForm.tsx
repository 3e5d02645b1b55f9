import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Field } from '#components/Field.tsx';
import { FormField } from '#components/FormField.tsx';
import { Notice } from '#components/Notice.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { errorMessage } from '#content/errors.ts';
import { AppError } from '#domain/errors.ts';
import { CopyDraft, type CopyDraftProps } from './CopyDraft.tsx';
import type { ContactState } from './useContact.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& > *': { minWidth: 0 },
  // A live region must exist before its text appears; until then it takes no room.
  '& > [data-said]:empty': { position: 'absolute' },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

interface FieldText {
  label: string;
  hint?: string;
}

export interface ContactFormProps {
  fields: Record<'name' | 'email' | 'phone' | 'subject' | 'message', FieldText>;
  /** Errors of a field that stops the message from being sent. */
  problems: { missing: string; malformed: string };
  /** Label of the button. */
  send: string;
  /** Text after the mail program was asked to open. */
  sent: string;
  /** Text instead, if the message is too long for a link. */
  tooLong: string;
  /** Above the buttons for copying, after a message that was opened. */
  nothingOpened: string;
  /** Texts for copying the message. */
  copy: CopyDraftProps['words'];
  /** Target of the form without a script. */
  to: string;
  /** The state of the message. */
  state: ContactState;
  /** Called on submit; the fields hold the typed values. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The contact form: five native fields, checked on submit (R-CONTACT-REQUIRED). */
export function ContactForm({
  fields,
  problems,
  send,
  sent,
  tooLong,
  nothingOpened,
  copy,
  to,
  state,
  onSubmit,
}: ContactFormProps) {
  const problemOf = (name: 'name' | 'email' | 'message') => {
    if (state.status !== 'error' || !state.fields.includes(name)) return undefined;
    return state.code === 'contact/required-fields' ? problems.missing : problems.malformed;
  };
  const isTooLong = state.status === 'tooLong';
  return (
    <Sheet>
      <Form noValidate method="post" encType="text/plain" onSubmit={onSubmit}>
        {/* The alert is above the first field it describes, which gets focus; the thanks are beside the submit button. */}
        <div data-wide data-said role="alert">
          {state.status === 'error' ? (
            <Notice tone="error" silent>
              {errorMessage(new AppError(state.code))}
            </Notice>
          ) : null}
        </div>
        <FormField
          id="contact-name"
          {...fields.name}
          name="name"
          autoComplete="name"
          required
          error={problemOf('name')}
        />
        <FormField
          id="contact-email"
          {...fields.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={problemOf('email')}
        />
        <FormField id="contact-phone" {...fields.phone} name="phone" type="tel" autoComplete="tel" />
        <FormField id="contact-subject" {...fields.subject} name="subject" autoCorrect="on" spellCheck />
        <div data-wide>
          <Field id="contact-message" {...fields.message} error={problemOf('message')}>
            {(control) => (
              // Of the browser's own height: MUI measures the lines, which have none while the form is folded up.
              <InputBase
                multiline
                rows={5}
                inputComponent="textarea"
                name="message"
                required
                slotProps={{ input: { ...control, dir: 'auto' } }}
              />
            )}
          </Field>
        </div>
        <div data-wide data-said role="status">
          {state.status === 'submitted' ? (
            <Notice tone="success" silent>
              {sent}
            </Notice>
          ) : null}
          {isTooLong ? (
            <Notice tone="warning" silent>
              {tooLong}
            </Notice>
          ) : null}
        </div>
        {state.status === 'submitted' || isTooLong ? (
          <CopyDraft
            key={state.draft.body}
            draft={state.draft}
            to={to}
            hint={isTooLong ? undefined : nothingOpened}
            main={isTooLong}
            words={copy}
          />
        ) : null}
        <div data-wide>
          {/* On the button: browsers report a form's `mailto:` action as mixed content on an HTTPS page. */}
          <ActionButton
            type="submit"
            formAction={`mailto:${to}`}
            variant={isTooLong ? 'outlined' : 'contained'}
            size="large"
          >
            {send}
          </ActionButton>
        </div>
      </Form>
    </Sheet>
  );
}
