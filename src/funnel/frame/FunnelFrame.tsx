import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { FooterLinks } from '#components/FooterLinks.tsx';
import { PageFrame } from '#components/PageFrame.tsx';
import { brand, sellerLine } from '#content/brand.ts';
import { shared } from '#content/funnel/shared.ts';
import { paths } from '#domain/paths.ts';
import { inEm } from '#theme/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const { steps, links } = shared;

// On the narrowest phones, and beside other actions on any, the header has no room for it; the footer has it on every screen.
const Door = styled('span')(({ theme }) => ({
  [theme.breakpoints.down(inEm(375))]: { display: 'none' },
  '* + &': { [theme.breakpoints.down('tablet')]: { display: 'none' } },
}));

/** Props of `FunnelFrame`. */
export interface FunnelFrameProps {
  /** The screen's heading; omitted where a message has its own. */
  title?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The progress bar of the sign-up. */
  progress?: ReactNode;
  width?: 'form' | 'page';
  /** False where the content is a ticket or cards instead of text on a sheet. */
  sheet?: boolean;
  /** Shown in the header, before Logout. */
  actions?: ReactNode;
  /** Accessible name of the footer links. */
  footerLabel?: string;
  /** False on the account page, which needs no link to itself. */
  door?: boolean;
  /** Logs out; if omitted, there is no logout button. */
  onLogout?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The frame of every screen of the sign-up. On the narrowest phone the header of a signed-in owner has no room for the switch of
 * the language, so it is in the footer.
 */
export function FunnelFrame({
  actions,
  footerLabel = steps.footer,
  door = true,
  onLogout,
  ...page
}: FunnelFrameProps) {
  const signedIn = onLogout ? (
    <>
      {door ? (
        <Door>
          <ActionLink variant="text" size="small" href={links.account.href}>
            {links.account.label}
          </ActionLink>
        </Door>
      ) : null}
      <ActionButton variant="text" size="small" onClick={onLogout}>
        {shared.logout}
      </ActionButton>
    </>
  ) : null;
  return (
    <PageFrame
      brand={<BrandLink href={paths.landing} name={brand.name} />}
      actions={
        <>
          {actions}
          {signedIn ?? <LanguageSwitch />}
        </>
      }
      {...page}
      footer={
        <>
          <FooterLinks
            label={footerLabel}
            links={[
              { ...links.terms, newTab: true },
              { ...links.privacy, newTab: true },
              { ...links.help, newTab: true },
              ...(door ? [{ ...links.account, newTab: true }] : []),
            ]}
          />
          {signedIn ? <LanguageSwitch /> : null}
          <Typography>{sellerLine}</Typography>
        </>
      }
    />
  );
}
