import { styled } from '@mui/material/styles';
import { BrandMark } from './BrandMark.tsx';

const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 4,
  textDecoration: 'none',
});

/** Props of `BrandLink`. */
export interface BrandLinkProps {
  /** The product's name, drawn beside the mark. */
  name: string;
  /** Where the brand leads: home. */
  href: string;
  /** The ground it stands on. */
  ground?: 'light' | 'dark';
}

/** The brand at the head of a page, as the way home. */
export function BrandLink({ name, href, ground = 'light' }: BrandLinkProps) {
  return (
    <Anchor href={href}>
      <BrandMark name={name} ground={ground} />
    </Anchor>
  );
}
