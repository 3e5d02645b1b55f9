import { BreakableText } from '#components/BreakableText.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { signIn } from '#content/funnel/signIn.ts';
import type { CopyState } from '#hooks/useCopyToClipboard.ts';

const { embedded: words } = signIn;

export interface EmbeddedBrowserNoticeProps {
  /** Whether the page's address was copied. */
  copied: CopyState;
  /** Copies it. */
  onCopyAddress: () => void;
}

/** Says that Google refuses the browser inside an app, and copies the page's address for the owner's own browser. */
export function EmbeddedBrowserNotice({ copied, onCopyAddress }: EmbeddedBrowserNoticeProps) {
  const action = (
    <>
      <CopyButton size="small" data-press="copy" copied={copied} labels={words} onClick={onCopyAddress} />
      {copied === 'refused' ? (
        <div role="alert" style={{ marginTop: 8 }}>
          <BreakableText>{words.notCopied(location.href)}</BreakableText>
        </div>
      ) : null}
    </>
  );
  return (
    <Notice tone="warning" silent action={action}>
      {words.refused}
    </Notice>
  );
}
