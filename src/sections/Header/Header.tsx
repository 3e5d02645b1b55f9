import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { tokens } from '#theme/index.ts';

const Bar = styled('header')(({ theme }) => ({
  maxWidth: tokens.measure.site,
  margin: '0 auto',
  padding: theme.spacing(1.5),
  minHeight: 72,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(1.5, 2.5) },
}));

const Ways = styled('div')({ display: 'flex' });

/** Props of `Header`. */
export interface HeaderProps {
  /** The product's name. */
  brandName: string;
  homeHref: string;
  signUp: { label: string; href: string };
  /** The application of owners who have signed up; opens in a tab of its own. */
  dashboard: { label: string; href: string };
}

/** The head of a public page: the way home, to the dashboard, and into the sign-up. */
export function Header({ brandName, homeHref, signUp, dashboard }: HeaderProps) {
  return (
    <Bar>
      <BrandLink href={homeHref} name={brandName} />
      <Ways>
        <ActionLink href={dashboard.href} size="small" newTab>
          {dashboard.label}
        </ActionLink>
        <ActionLink href={signUp.href} variant="outlined" size="small">
          {signUp.label}
        </ActionLink>
      </Ways>
    </Bar>
  );
}
