import { legal } from '#content/legal.ts';
import { paths } from '#domain/paths.ts';
import { LegalText } from '#sections/Legal/LegalText.tsx';
import { PublicFrame } from '../PublicFrame.tsx';

export interface LegalPageProps {
  page: keyof typeof legal;
}

/** `/terms-of-use`, `/privacy-notice` and `/cookies`. */
export function LegalPage({ page }: LegalPageProps) {
  return (
    <PublicFrame path={paths[page]}>
      <LegalText key={page} {...legal[page]} />
    </PublicFrame>
  );
}
