import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const Text = styled('span')({ overflowWrap: 'anywhere' });

/** Props of `BreakableText`. */
export interface BreakableTextProps {
  /** A text that may contain an address, or consist of one. */
  children: string;
}

/**
 * A text whose long words break after an `@` or a dot, so that an e-mail address stays readable in a narrow column.
 * Only a part that is wider than the column breaks elsewhere.
 *
 * Give it the whole sentence that contains the address. Do not shorten an address with dots instead, because owners
 * compare it with their inbox. The id of a payment and other texts without a structure need only `overflow-wrap:
 * anywhere`.
 */
export function BreakableText({ children }: BreakableTextProps) {
  const parts = children.matchAll(/[^@.]+[@.]*|[@.]+/gu);
  return (
    <Text>
      {Array.from(parts, ([part], index) => (
        <Fragment key={`${index}:${part}`}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </Text>
  );
}
