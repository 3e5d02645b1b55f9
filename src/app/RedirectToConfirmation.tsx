import { Navigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { PageFallback } from './PageFallback.tsx';

/** Leads on to the confirmation, with the frame of a page in sight while it loads. */
export function RedirectToConfirmation() {
  return (
    <>
      <PageFallback />
      <Navigate to={paths.final} replace />
    </>
  );
}
