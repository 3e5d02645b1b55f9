import { ActionLink } from '#components/ActionLink.tsx';
import { shared } from '#content/funnel/shared.ts';

const { dashboard } = shared.links;

/** Props of `DashboardLink`. */
export interface DashboardLinkProps {
  /** `contained` where it is the screen's one way on. */
  variant?: 'contained' | 'outlined';
}

/** The way to the dashboard, in a tab of its own. */
export function DashboardLink({ variant = 'outlined' }: DashboardLinkProps) {
  return (
    <ActionLink variant={variant} href={dashboard.href} newTab>
      {dashboard.label}
    </ActionLink>
  );
}
