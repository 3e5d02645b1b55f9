import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AwningEdge } from '#components/AwningEdge.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { tokens } from '#theme/index.ts';

const { color, measure, target } = tokens;

const Band = styled('footer')({
  '--focus-color': tokens.focus.onDark,
  color: color.paper,
  backgroundColor: color.green,
});

const Inside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: measure.site + 40,
  margin: '0 auto',
  // The corner below the last line is for the way back to the top.
  padding: theme.spacing(6, 2.5, 11),
  '& a': { color: 'inherit', textDecorationColor: 'transparent', textUnderlineOffset: '0.25em' },
  '& a:hover': { color: color.peach, textDecorationColor: 'currentcolor' },
  '& li > a': { display: 'inline-flex', alignItems: 'center', minHeight: target.small },
  [theme.breakpoints.up('laptop')]: { gridTemplateColumns: '1fr 2.2fr', paddingTop: theme.spacing(8) },
}));

const Brand = styled('div')(({ theme }) => ({
  '& > p': { ...theme.typography.h4, maxWidth: '14ch', marginTop: theme.spacing(2), color: color.peach },
}));

const Groups = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(3, 2),
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& h2': { ...theme.typography.subtitle2, color: color.peach },
}));

const Last = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  paddingTop: theme.spacing(3),
  borderTop: `2px dashed ${color.greenBright}`,
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3), marginRight: 'auto' },
}));

// Dressed, so that the page's own style of lists leaves out dots and indent.
const List = styled('ul')({});

/** Props of `Footer`. */
export interface FooterProps {
  /** Name of the links, for readers. */
  label: string;
  /** The product's name, as the way home. */
  brand: { name: string; href: string };
  /** What the product is for, in a line. */
  motto: string;
  /** Links by what they are about. */
  groups: ReadonlyArray<{ title: string; links: ReadonlyArray<{ label: string; href: string }> }>;
  /** Profiles on other sites, each in a tab of its own, which `newTab` tells readers. */
  social: { label: string; newTab: string; links: ReadonlyArray<{ label: string; href: string }> };
  copyright: string;
  /** A control that belongs to every page, such as the one that pauses animations. */
  control?: ReactNode;
}

/** The foot of a public page: under an awning, the way to everything on the site. */
export function Footer({ label, brand, motto, groups, social, copyright, control }: FooterProps) {
  return (
    <Band>
      <AwningEdge />
      <Inside>
        <Brand>
          <BrandLink {...brand} ground="dark" />
          <p>{motto}</p>
        </Brand>
        <Groups aria-label={label}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <List>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </List>
            </div>
          ))}
        </Groups>
        <Last>
          <List aria-label={social.label}>
            {social.links.map(({ label: words, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {words}
                  <VisuallyHidden>{social.newTab}</VisuallyHidden>
                </a>
              </li>
            ))}
          </List>
          {control}
          <p>{copyright}</p>
        </Last>
      </Inside>
    </Band>
  );
}
