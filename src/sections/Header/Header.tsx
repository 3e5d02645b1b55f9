import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ArrowUpRight } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavigationBar, type NavigationBarProps } from './NavigationBar.tsx';
import { hovered, tokens } from '#theme/index.ts';

// Inherits the color of the bar, which changes with its background.
const Quiet = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.target.small,
  padding: theme.spacing(0, 1.5),
  gap: 4,
  color: 'inherit',
  textDecoration: 'none',
  ...hovered({ textDecoration: 'underline', textUnderlineOffset: '0.35em', textDecorationThickness: 3 }),
}));

export interface HeaderProps extends Pick<NavigationBarProps, 'label' | 'items' | 'over'> {
  /** The product's name. */
  brandName: string;
  homeHref: string;
  /** The sign-up link, a full page load. */
  signUp: { label: string; href: string };
  /** The dashboard link; opens in a new tab. */
  dashboard: { label: string; href: string };
  /** The same page in the site's other languages, at the end of the mobile menu. */
  otherLanguages?: ReadonlyArray<{ label: string; href: string; lang: string; hrefLang: string }>;
  menu: { label: string; open: string; close: string };
}

/** The header of a public page: brand, section links, dashboard and sign-up. */
export function Header({
  brandName,
  homeHref,
  items,
  signUp,
  dashboard,
  otherLanguages,
  menu,
  ...bar
}: HeaderProps) {
  const small = (
    // Not filled: the bar stands over sections whose filled button leads to the same page.
    <ActionLink href={signUp.href} variant="outlined" size="small">
      {signUp.label}
    </ActionLink>
  );
  return (
    <NavigationBar
      {...bar}
      items={items}
      brand={<BrandLink href={homeHref} name={brandName} />}
      actions={
        <>
          <Quiet href={dashboard.href} target="_blank" rel="noopener">
            {dashboard.label}
            <Icon of={ArrowUpRight} size={16} />
          </Quiet>
          {small}
        </>
      }
      menu={
        <>
          {small}
          <MobileMenu
            id="menu"
            label={menu.label}
            openLabel={menu.open}
            closeLabel={menu.close}
            items={[...items, ...(otherLanguages ?? [])]}
            actions={
              <>
                <ActionLink href={signUp.href} variant="contained" fullWidth>
                  {signUp.label}
                </ActionLink>
                <ActionLink
                  href={dashboard.href}
                  variant="outlined"
                  fullWidth
                  newTab
                  endIcon={<Icon of={ArrowUpRight} size={16} />}
                >
                  {dashboard.label}
                </ActionLink>
              </>
            }
          />
        </>
      }
    />
  );
}
