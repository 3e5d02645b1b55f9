import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const Text = styled('span')({
  overflowWrap: 'anywhere',
  // A box, such as an address, does not show the underline of a link around it.
  '&, & > span': { textDecoration: 'inherit' },
  // An address moves to the next line before it breaks, also in a balanced text.
  '& > span': { display: 'inline-block', maxWidth: '100%' },
});

const nothing: readonly string[] = [];

export interface BreakableTextProps {
  /** A text that contains or is an e-mail address, or has words to keep. */
  children: string;
  /**
   * Words in it that a browser's translation must not change: an owner's names, a code, a number;
   * in their order. An empty one is ignored.
   */
  kept?: readonly string[];
}

/** A text without an address whose words to keep are not translated. */
export function KeptWords({ children: text, kept = nothing }: BreakableTextProps): ReactNode {
  const [word, ...rest] = kept;
  if (word === undefined) return text;
  const at = word === '' ? -1 : text.indexOf(word);
  if (at < 0) return <KeptWords kept={rest}>{text}</KeptWords>;
  return (
    <>
      {text.slice(0, at)}
      <bdi translate="no">{word}</bdi>
      <KeptWords kept={rest}>{text.slice(at + word.length)}</KeptWords>
    </>
  );
}

/**
 * A text whose e-mail addresses stay readable in a narrow column: an address moves to a line of its own, and one wider than
 * the column breaks after its `@`, or after a dot, an underscore or a plus before eight more characters. Only a part that is wider than the column
 * breaks elsewhere.
 *
 * A browser's translation changes neither the addresses nor the words to keep.
 *
 * Pass the whole sentence that contains the address. Do not shorten an address with dots, because owners compare it with
 * their inbox. A payment id and other texts without structure need only `overflow-wrap: anywhere`.
 */
export function BreakableText({ children, kept = nothing }: BreakableTextProps) {
  return (
    // Another text is another element, because a translator moves the bare texts.
    <Text key={children}>
      {Array.from(children.split(/(\S*@\S*)/u), (words, index) =>
        index % 2 === 0 ? (
          <KeptWords key={`${index}:${words}`} kept={kept}>
            {words}
          </KeptWords>
        ) : (
          <Address key={`${index}:${words}`}>{words}</Address>
        ),
      )}
    </Text>
  );
}

/** Any content; a text that holds an address breaks as above. */
export function WithAddresses({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !children.includes('@')) return children;
  return <BreakableText>{children}</BreakableText>;
}

function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?<=[._+])(?=[^\s@]{8})/u);
  return (
    <span translate="no">
      {Array.from(parts, (part, index) => (
        <Fragment key={`${index}:${part}`}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
