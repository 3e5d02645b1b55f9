import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { BrandMark } from './BrandMark.tsx';

const Anchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 4,
  textDecoration: 'none',
});

export interface BrandLinkProps {
  /** The product's name, shown beside the mark. */
  name: string;
  /** The address of the home page. */
  href: string;
  /** The background. */
  ground?: 'light' | 'dark';
}

/**
 * The brand at the top of a page, linked to the home page and 44 pixels high for a finger. Put it first in the
 * header, and add no second link home beside it.
 *
 * Its accessible name is the product's name. Use `BrandMark` where the brand is not a link, and leave the link out in the
 * middle of a form whose entries would be lost.
 */
export function BrandLink({ name, href, ground = 'light' }: BrandLinkProps) {
  return (
    <Anchor href={href}>
      <BrandMark name={name} ground={ground} />
    </Anchor>
  );
}
