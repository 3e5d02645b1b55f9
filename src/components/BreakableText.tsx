import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const Text = styled('span')({ overflowWrap: 'anywhere' });

/** Props of `BreakableText`. */
export interface BreakableTextProps {
  /** A text that contains or is an e-mail address. */
  children: string;
}

/**
 * A text whose long words break after an `@`, or after a dot before twelve more characters, which keeps an e-mail address
 * readable in a narrow column. Only a part that is wider than the column breaks elsewhere.
 *
 * Pass the whole sentence that contains the address. Do not shorten an address with dots, because owners compare it with
 * their inbox. A payment id and other texts without structure need only `overflow-wrap: anywhere`.
 */
export function BreakableText({ children }: BreakableTextProps) {
  const parts = children.split(/(?<=@)|(?<=\.)(?=[^\s@]{12})/u);
  return (
    <Text>
      {Array.from(parts, (part, index) => (
        <Fragment key={`${index}:${part}`}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </Text>
  );
}
