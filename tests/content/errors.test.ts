import { describe, expect, it } from 'vitest';
import { errorMessage, hasWords } from '#content/errors.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { AppError, type ErrorCode, type ErrorDetails } from '#domain/errors.ts';

/** The texts quoted in the rules of reference/SignUp.mdx. */
const specified: [ErrorCode, string, ErrorDetails?][] = [
  [
    'auth/popup-blocked',
    'Google sign-in popup was blocked by your browser. Please allow popups for this site.',
  ],
  ['auth/popup-closed', 'Google sign-in was canceled. Please try again.'],
  [
    'auth/unauthorized-domain',
    'This domain is not authorized for Firebase authentication. Please check your Firebase console settings.',
  ],
  [
    'auth/google-failed',
    'Google sign-in failed: Internal error (auth/internal-error)',
    { message: 'Internal error', code: 'auth/internal-error' },
  ],
  ['auth/link-not-sent', 'Failed to send verification email. Please try again.'],
  ['auth/invalid-email', 'Please enter a valid email address'],
  ['coupon/empty', 'Please enter a coupon code'],
  ['coupon/invalid', 'Invalid coupon code or coupon has been fully redeemed'],
  ['coupon/none-available', 'No coupons available'],
  ['coupon/plan-not-found', 'Discount plan "NoSuchPlan" not found', { name: 'NoSuchPlan' }],
  ['coupon/plan-broken', 'Error applying discount plan'],
  ['coupon/check-failed', 'Error validating coupon. Please try again.'],
  ['coupon/redeem-failed', 'Error applying coupon. Please try again.'],
  ['coupon/not-validated', 'Please enter and validate a coupon first'],
  ['checkout/free-failed', 'An error occurred during checkout. Please try again.'],
  ['checkout/details-failed', 'Failed to get subscription details'],
  ['checkout/not-approved', 'Order not approved: card declined', { message: 'card declined' }],
  ['plan/missing', 'Error: Missing plan information. Please refresh and try again.'],
  ['registration/terms-not-accepted', 'You need to accept the terms of use to continue.'],
  ['registration/invalid-email', 'Invalid Email address'],
  ['registration/already-subscribed', 'This email is already registered. Please sign in instead.'],
  ['verify/email-missing', 'Email address not found. Please try the sign in process again.'],
  ['verify/invalid-link', 'Invalid email verification link. Please request a new link.'],
  [
    'verify/code-used',
    'This verification link has already been used or is invalid. Please request a new link.',
  ],
  ['verify/email-in-use', 'Your email has been successfully verified! Redirecting to registration...'],
  ['verify/provider', 'The account is disabled.', { message: 'The account is disabled.' }],
  ['verify/provider', 'Failed to verify email. Please try again.'],
  ['verify/failed', 'Failed to verify email. Please try again.'],
  ['verify/unsupported-mode', 'Unsupported verification mode.'],
  ['verify/no-code', 'Missing verification code. Please try the sign-in process again.'],
  ['verify/default', 'Verification failed. Please try signing in again.'],
  ['reset/invalid-code', 'Invalid or missing code.'],
  ['reset/passwords-differ', 'Passwords do not match.'],
  ['reset/provider', 'Too weak for this project', { message: 'Too weak for this project' }],
  ['contact/required-fields', 'Please fill in all required fields (name, email, message)'],
];

describe('an error', () => {
  it.each(specified)('%s has its specified text: %s', (code, words, details = {}) => {
    expect(errorMessage(new AppError(code, { details }))).toBe(words);
  });

  it.each(errorCodes)('%s has a text even if its details are missing', (code) => {
    const words = errorMessage(new AppError(code));
    expect(words.length).toBeGreaterThan(10);
    expect(words).not.toMatch(/undefined|\[object/u);
  });
});

it.each(['', 'coupon', 'Coupon/empty', 'constructor', null, undefined, 7, []])('%j has no text', (value) => {
  expect(hasWords(value)).toBe(false);
});

it.each(errorCodes)('%s has a text', (code) => {
  expect(hasWords(code)).toBe(true);
});
