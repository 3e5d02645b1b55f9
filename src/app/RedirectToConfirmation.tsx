import { Navigate } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { PageFallback } from './PageFallback.tsx';

/** Redirects to the confirmation, and shows a page's frame while it loads. */
export function RedirectToConfirmation() {
  return (
    <>
      <PageFallback />
      <Navigate to={paths.final} replace />
    </>
  );
}
