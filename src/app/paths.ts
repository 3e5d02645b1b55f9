import type { PublicPlanName } from '#domain/plan.ts';

/** Every path of the site (specification section 2). */
export const paths = {
  landing: '/',
  privacyNotice: '/privacy-notice',
  termsOfUse: '/terms-of-use',
  cookies: '/cookies',
  signUp: '/sign-up',
  signIn: '/sign-up/signin',
  home: '/sign-up/home',
  checkEmail: '/sign-up/check-email',
  verifyEmail: '/sign-up/verify-email',
  register: '/sign-up/register',
  plans: '/sign-up/plans',
  checkout: '/sign-up/checkout',
  final: '/sign-up/final',
  resetPassword: '/sign-up/reset-password',
  /** Where a reset link of Firebase's is sent on to; the reset screen answers here too (DECISIONS section 4). */
  adminResetPassword: '/admin/reset-password',
} as const;

/** The plan screen with a plan selected. */
export function plansPath(plan: PublicPlanName): string {
  return `${paths.plans}?plan=${plan}`;
}

/** The payment screen for a plan. */
export function checkoutPath(plan: PublicPlanName): string {
  return `${paths.checkout}?plan=${plan}`;
}

/** The reset screen for the code of a reset link. */
export function resetPath(oobCode: string): string {
  return `${paths.adminResetPassword}?${new URLSearchParams({ oobCode, mode: 'resetPassword' }).toString()}`;
}
