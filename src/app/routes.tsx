import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { restoreQuery, secretIn } from '#domain/url.ts';
import { useOwnerStatus } from '#funnel/owner/useOwnerStatus.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { lazyPart } from '#loading/lazyPart.tsx';
import { LostPage } from './LostPage.tsx';
import { PageFallback } from './PageFallback.tsx';
import { SignInPage } from './pages/SignInPage.tsx';

/**
 * A page whose file is fetched on navigation. Nothing is typed by then, so a failed load reloads the page.
 * @param loadNext - Fetches the page that follows while the owner reads this one, so that on a slow line its button does not seem to
 *   be ignored. A file that is lost now is fetched when it is needed.
 */
function page<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadNext?: () => Promise<unknown>,
) {
  const Page = lazyPart(load, LostPage, { atOnce: true });
  return function PageBeforeNext(props: Props) {
    useWhenIdle(() => {
      loadNext?.().catch(() => undefined);
    });
    return <Page {...props} />;
  };
}

const HomePage = page(async () => (await import('./pages/HomePage.tsx')).HomePage);
/** The pages that follow the e-mail, by the functions that load them. */
const followers = {
  verifyEmail: async () => (await import('./pages/VerifyEmailPage.tsx')).VerifyEmailPage,
  register: async () => (await import('./pages/RegisterPage.tsx')).RegisterPage,
  plans: async () => (await import('./pages/PlansPage.tsx')).PlansPage,
  checkout: async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage,
  final: async () => (await import('./pages/FinalPage.tsx')).FinalPage,
};

const CheckEmailPage = page(
  async () => (await import('./pages/CheckEmailPage.tsx')).CheckEmailPage,
  () => Promise.allSettled(Object.values(followers).map((load) => load())),
);
const VerifyEmailPage = page(followers.verifyEmail, followers.register);
const RegisterPage = page(followers.register, followers.plans);
const PlansPage = page(followers.plans, followers.checkout);
const CheckoutPage = page(followers.checkout, followers.final);
const FinalPage = page(followers.final);
const AccountPage = page(async () => (await import('./pages/AccountPage.tsx')).AccountPage);
const PapersPage = page(async () => (await import('./pages/PapersPage.tsx')).PapersPage);
const LinkPage = page(async () => (await import('./pages/LinkPage.tsx')).LinkPage);
const ResetPasswordPage = page(async () => (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage);

/** `/sign-up/`: a link from an e-mail continues to its verification, other visits to the sign-in. */
function SignUpArea() {
  const { search } = useLocation();
  const query = new URLSearchParams(restoreQuery(search));
  const linked = query.has('oobCode') && ['signIn', 'resetPassword'].includes(query.get('mode') ?? '');
  return <Navigate to={linked ? `${paths.verifyEmail}?${query.toString()}` : paths.signIn} replace />;
}

/** The steps that keep what an owner does on them: they start anew for another owner, who has signed in in another tab. */
function OwnersSteps() {
  const { state } = useOwnerStatus();
  const [last, setLast] = useState<{ uid?: string; count: number }>({ count: 0 });
  const uid = state.status === 'known' ? state.owner.uid : last.uid;
  if (uid !== undefined && uid !== last.uid) setLast({ uid, count: last.uid ? last.count + 1 : 0 });
  return <Outlet key={last.count} />;
}

/** The targets of links whose secret is in the fragment: a browser that has one open loads no document for another. */
function LinkTargets() {
  return <Outlet key={secretIn(useLocation())} />;
}

/** Leaves the app for the landing page, which is a separate document. */
function Leave({ leaveFor }: Required<AppRoutesProps>) {
  const leave = useEffectEvent(() => leaveFor(paths.landing));
  useEffect(() => leave(), []);
  return <PageFallback />;
}

function replacePage(path: string) {
  window.location.replace(path);
}

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
        <Route element={<OwnersSteps />}>
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.plans} element={<PlansPage />} />
          <Route path={paths.checkout} element={<CheckoutPage />} />
        </Route>
        <Route path={paths.final} element={<FinalPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route element={<LinkTargets />}>
          <Route path={paths.papers} element={<PapersPage />} />
          <Route path={paths.confirmBooks} element={<LinkPage kind="confirm" />} />
          <Route path={paths.wayBack} element={<LinkPage kind="takeBack" />} />
        </Route>
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.adminResetPassword} element={<ResetPasswordPage />} />
        <Route path={`${paths.signUp}/*`} element={<Navigate to={paths.signIn} replace />} />
        <Route path="*" element={<Leave leaveFor={leaveFor} />} />
      </Routes>
    </Suspense>
  );
}
