import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyButton, type CopyButtonProps } from '#components/CopyButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { useCopyToClipboard } from '#hooks/useCopyToClipboard.ts';
import type { ContactDraft } from './useContact.ts';

export interface CopyDraftProps {
  draft: ContactDraft;
  /** The support address. */
  to: string;
  /** When to copy, if no other text says it. */
  hint?: string | undefined;
  /** Whether copying the message is the only way on, so that its button is the main one. */
  main: boolean;
  words: {
    message: CopyButtonProps['labels'];
    address: CopyButtonProps['labels'];
    /** Above the text to select, if the browser copies nothing. */
    refused: string;
  };
}

/** Copies a message and the address it is for, where no link reaches the visitor's mail program. */
export function CopyDraft({ draft, to, hint, main, words }: CopyDraftProps) {
  const message = useCopyToClipboard();
  const address = useCopyToClipboard();
  const text = `${draft.subject}\n\n${draft.body}`;
  const refused = message.copied === 'refused' || address.copied === 'refused';
  return (
    <Stack data-wide sx={{ gap: 1.5 }}>
      {hint ? <Typography>{hint}</Typography> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <CopyButton
          variant={main ? 'contained' : 'outlined'}
          labels={words.message}
          copied={message.copied}
          onClick={() => message.copy(text)}
        />
        <CopyButton labels={words.address} copied={address.copied} onClick={() => address.copy(to)} />
      </Stack>
      {refused ? (
        <Notice tone="error" title={words.refused}>
          <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{`${to}\n\n${text}`}</span>
        </Notice>
      ) : null}
    </Stack>
  );
}
