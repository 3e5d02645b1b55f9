import { ActionLink } from '#components/ActionLink.tsx';
import { shared } from '#content/funnel/shared.ts';

const { dashboard } = shared.links;

export interface DashboardLinkProps {
  /** `contained` where it is the screen's main action. */
  variant?: 'contained' | 'outlined';
}

/** Link to the dashboard, in a new tab. */
export function DashboardLink({ variant = 'outlined' }: DashboardLinkProps) {
  return (
    <ActionLink variant={variant} href={dashboard.href} newTab>
      {dashboard.label}
    </ActionLink>
  );
}
