import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AwningEdge } from '#components/AwningEdge.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { besideHeading } from '#components/SectionFrame.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { renderedLate } from '#components/renderedLate.ts';
import { hovered, tokens } from '#theme/index.ts';

const { color, measure, target } = tokens;

const Band = styled('footer')({
  '--focus-color': tokens.focus.onDark,
  color: color.paper,
  backgroundColor: color.green,
  // There it has the same background as the band above.
  '@media (forced-colors: active)': { borderTop: '1px solid' },
});

const Inside = styled(Container)(({ theme }) => ({
  ...renderedLate(theme, { phone: 770, tablet: 503, laptop: 336 }),
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: measure.site + 40,
  padding: theme.spacing(4, 2.5, 6),
  '& a': {
    color: 'inherit',
    '&, &:hover': { textDecorationColor: 'transparent' },
    textUnderlineOffset: '0.25em',
    ...hovered({ color: color.peach, textDecorationColor: 'currentcolor' }),
  },
  '& :is(li > a, a[lang])': { display: 'inline-flex', alignItems: 'center', minHeight: target.small },
  // Leaves room for the scroll-to-top button in the corner.
  [theme.breakpoints.up('tablet')]: { paddingBottom: theme.spacing(11) },
  [theme.breakpoints.up('laptop')]: { ...besideHeading, paddingTop: theme.spacing(8) },
}));

const Brand = styled('div')(({ theme }) => ({
  '& > p': { maxWidth: '14ch', marginTop: theme.spacing(2), color: color.peach },
}));

const Groups = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: theme.spacing(2, 2),
  '& h2': { color: color.peach },
}));

const Last = styled(Stack)(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  paddingTop: theme.spacing(3),
  borderTop: `2px dashed ${color.greenBright}`,
  // The four profiles fit into one line of the narrowest phone.
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: 'min(3.4vw, 24px)', marginRight: 'auto' },
}));

// Empty, but its class makes the baseline remove padding and markers (`theme/components/surfaces.ts`).
const Items = styled(List)({});

export interface FooterProps {
  /** Accessible name of the links. */
  label: string;
  /** The product's name, linked to the home page. */
  brand: { name: string; href: string };
  /** The motto, in one line. */
  motto: string;
  /** Links in titled groups. */
  groups: ReadonlyArray<{ title: string; links: ReadonlyArray<{ label: string; href: string }> }>;
  /** Profiles on other sites, each in a new tab; screen readers hear `newTab`. */
  social: { label: string; newTab: string; links: ReadonlyArray<{ label: string; href: string }> };
  /** Its first four digits are the year, which `currentYear` brings up to date. */
  copyright: string;
  /** The same page in the site's other languages, each named in its language. */
  otherLanguages?: ReadonlyArray<{ label: string; href: string; lang: string; hrefLang: string }>;
  /** A control that every page needs, such as 'Pause animations'. */
  control?: ReactNode;
}

/** The footer of a public page, with links to everything on the site. */
export function Footer({
  label,
  brand,
  motto,
  groups,
  social,
  copyright,
  otherLanguages,
  control,
}: FooterProps) {
  return (
    <Band>
      <AwningEdge />
      <Inside data-rendered-late>
        <Brand>
          <BrandLink {...brand} ground="dark" />
          <Typography variant="h4" component="p">
            {motto}
          </Typography>
        </Brand>
        <Groups aria-label={label}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <Typography variant="subtitle2" component="h2">
                {title}
              </Typography>
              <Items>
                {links.map((link) => (
                  <ListItem key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </ListItem>
                ))}
              </Items>
            </div>
          ))}
        </Groups>
        <Last>
          <Items aria-label={social.label}>
            {social.links.map(({ label: words, href }) => (
              <ListItem key={href}>
                <Link href={href} target="_blank" rel="noopener noreferrer">
                  {words}
                  <VisuallyHidden>{social.newTab}</VisuallyHidden>
                </Link>
              </ListItem>
            ))}
          </Items>
          {otherLanguages?.map(({ label: name, ...link }) => (
            <Link key={link.lang} {...link}>
              {name}
            </Link>
          ))}
          {control}
          <Typography data-kept-clear="" data-year="">
            {copyright}
          </Typography>
        </Last>
      </Inside>
    </Band>
  );
}
