import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { FooterLinks } from '#components/FooterLinks.tsx';
import { PageFrame, type PageFrameProps } from '#components/PageFrame.tsx';
import { brand, sellerLine } from '#content/brand.ts';
import { shared } from '#content/funnel/shared.ts';
import { paths } from '#domain/paths.ts';
import { Scene, type SceneProps } from './Scene.tsx';
import { useLanguageLinks } from './useLanguageLinks.ts';
import { useTitleOfHeading } from './useTitleOfHeading.ts';

const { steps, links } = shared;

// On a phone the header has no room for it beside the language; the footer has it on every screen.
const Door = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('tablet')]: { display: 'none' },
}));

const closed: SceneProps = { state: 'closed' };

export interface FunnelFrameProps extends Pick<
  PageFrameProps,
  'title' | 'lead' | 'progress' | 'width' | 'sheet' | 'actions' | 'children'
> {
  /** What the truck shows. A form has one beside it; a page of cards only if it says so, beside its heading. */
  scene?: SceneProps;
  /** Accessible name of the footer links. */
  footerLabel?: string;
  /** False on the account page, which needs no link to itself. */
  door?: boolean;
  /** Logs out; if omitted, there is no logout button. */
  onLogout?: (() => void) | undefined;
}

/**
 * The frame of every screen of the sign-up, after whose heading the tab is named. The switch of the language is in the header,
 * and in the footer beside other actions, for which a phone's header has no room.
 */
export function FunnelFrame({
  actions,
  footerLabel = steps.footer,
  door = true,
  onLogout,
  scene,
  ...page
}: FunnelFrameProps) {
  const shown = scene ?? (page.width === 'page' ? undefined : closed);
  const languages = useLanguageLinks();
  useTitleOfHeading();
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
          {actions
            ? null
            : languages.map(({ label, lang, href }) => (
                <ActionLink key={lang} variant="text" size="small" lang={lang} href={href}>
                  {label}
                </ActionLink>
              ))}
          {signedIn}
        </>
      }
      {...page}
      aside={shown ? <Scene {...shown} /> : null}
      footer={
        <>
          <FooterLinks
            label={footerLabel}
            links={[
              { ...links.terms, newTab: true },
              { ...links.privacy, newTab: true },
              { ...links.help, newTab: true },
              ...(door ? [{ ...links.account, newTab: true }] : []),
              ...(actions ? languages : []),
            ]}
          />
          <Typography>{sellerLine}</Typography>
        </>
      }
    />
  );
}
