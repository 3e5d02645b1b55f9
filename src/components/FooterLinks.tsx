import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { hovered } from '#theme/index.ts';

const Items = styled(List)({
  textAlign: 'center',
  // No link stands alone on the last row.
  textWrap: 'pretty',
  '& > li': { display: 'inline-block', marginInline: 'min(1.6vw, 12px)' },
});

const Anchor = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecorationThickness: 'auto',
  ...hovered({ color: theme.vars.palette.brandText }),
}));

export interface FooterLinksProps {
  /** Accessible name of the group. */
  label: string;
  /** Links in order. `newTab` opens a new tab, which keeps typed text; `lang` is the language of the text and of the page. */
  links: ReadonlyArray<{ label: string; href: string; newTab?: boolean; lang?: string }>;
}

/**
 * A short row of secondary links at the bottom of a screen, each 44 pixels high. It is not the multi-column site footer, and
 * it holds no buttons.
 *
 * It is a navigation landmark, named by its label. Legal texts beside a form open with `newTab`, which keeps typed text.
 */
export function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <Items>
        {links.map(({ label: words, href, newTab, lang }) => (
          <ListItem key={href}>
            <Anchor
              variant="body2"
              color="textSecondary"
              href={href}
              {...(lang === undefined ? {} : { lang, hrefLang: lang })}
              {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {words}
            </Anchor>
          </ListItem>
        ))}
      </Items>
    </nav>
  );
}
