import type { ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { FooterLinks } from '#components/FooterLinks.tsx';
import { PageFrame } from '#components/PageFrame.tsx';
import { StepProgress } from '#components/StepProgress.tsx';
import { brand, funnel } from '#content/index.ts';

const { steps, links } = funnel;

/** Props of `StepFrame`. */
export interface StepFrameProps {
  /** The screen's heading; left out where a message brings its own. */
  title?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Index of the step in the progress bar, from 0; left out on screens that are no step of it. */
  step?: number;
  width?: 'form' | 'page';
  /** False where the content is a ticket or cards of its own instead of words on a sheet. */
  sheet?: boolean;
  /** Stands in the header, before Logout. */
  actions?: ReactNode;
  /** Logs out; without it there is no Logout button. */
  onLogout?: (() => void) | undefined;
  children: ReactNode;
}

/** What every screen of the sign-up area stands in. */
export function StepFrame({ title, lead, step, width, sheet, actions, onLogout, children }: StepFrameProps) {
  const logout = onLogout ? (
    <ActionButton variant="text" size="small" onClick={onLogout}>
      {funnel.logout}
    </ActionButton>
  ) : null;
  const progress =
    step === undefined ? null : (
      <StepProgress label={steps.label} steps={steps.names} current={step} doneText={steps.done} />
    );
  return (
    <PageFrame
      brand={<BrandLink href="/" name={brand.name} />}
      actions={
        <div>
          {actions}
          {logout}
        </div>
      }
      progress={progress}
      lead={lead}
      {...(title === undefined ? {} : { title })}
      {...(width === undefined ? {} : { width })}
      {...(sheet === undefined ? {} : { sheet })}
      footer={
        <FooterLinks
          label={steps.footer}
          links={[
            { ...links.terms, newTab: true },
            { ...links.privacy, newTab: true },
            { ...links.help, newTab: true },
          ]}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
