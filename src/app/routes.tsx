import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { PageFallback } from './PageFallback.tsx';

const HomePage = lazy(async () => ({ default: (await import('./pages/HomePage.tsx')).HomePage }));
const SignInPage = lazy(async () => ({ default: (await import('./pages/SignInPage.tsx')).SignInPage }));
const CheckEmailPage = lazy(async () => ({
  default: (await import('./pages/CheckEmailPage.tsx')).CheckEmailPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./pages/VerifyEmailPage.tsx')).VerifyEmailPage,
}));
const RegisterPage = lazy(async () => ({ default: (await import('./pages/RegisterPage.tsx')).RegisterPage }));
const PlansPage = lazy(async () => ({ default: (await import('./pages/PlansPage.tsx')).PlansPage }));
const CheckoutPage = lazy(async () => ({ default: (await import('./pages/CheckoutPage.tsx')).CheckoutPage }));
const FinalPage = lazy(async () => ({ default: (await import('./pages/FinalPage.tsx')).FinalPage }));
const AccountPage = lazy(async () => ({ default: (await import('./pages/AccountPage.tsx')).AccountPage }));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage,
}));

/**
 * `/sign-up/`: a link from an e-mail continues to verification with its query; everything else continues to the
 * sign-in.
 */
function SignUpArea() {
  const [query] = useSearchParams();
  const linked = query.has('oobCode') && ['signIn', 'resetPassword'].includes(query.get('mode') ?? '');
  return <Navigate to={linked ? `${paths.verifyEmail}?${query.toString()}` : paths.signIn} replace />;
}

/** Leaves the app for the landing page, which is a page of its own. */
function Leave({ leaveFor }: Required<AppRoutesProps>) {
  const leave = useEffectEvent(() => leaveFor(paths.landing));
  useEffect(() => leave(), []);
  return <PageFallback />;
}

function replacePage(path: string) {
  window.location.replace(path);
}

/** Props of `AppRoutes`. */
export interface AppRoutesProps {
  /** Opens a page outside the app and replaces the history entry. */
  leaveFor?: (path: string) => void;
}

/** All routes of the app (R-PATH-SIGN-UP). Needs a router above it. */
export function AppRoutes({ leaveFor = replacePage }: AppRoutesProps) {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route path={paths.signUp} element={<SignUpArea />} />
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.checkEmail} element={<CheckEmailPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.plans} element={<PlansPage />} />
        <Route path={paths.checkout} element={<CheckoutPage />} />
        <Route path={paths.final} element={<FinalPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.adminResetPassword} element={<ResetPasswordPage />} />
        <Route path={`${paths.signUp}/*`} element={<Navigate to={paths.signIn} replace />} />
        <Route path="*" element={<Leave leaveFor={leaveFor} />} />
      </Routes>
    </Suspense>
  );
}
