import { styled } from '@mui/material/styles';
import { FooterLinks, type FooterLinksProps } from '#components/FooterLinks.tsx';

const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(4, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

/** Props of `Footer`: the links, and whose page this is. */
export interface FooterProps extends FooterLinksProps {
  copyright: string;
}

/** The foot of a public page. */
export function Footer({ copyright, ...links }: FooterProps) {
  return (
    <Foot>
      <FooterLinks {...links} />
      <p>{copyright}</p>
    </Foot>
  );
}
