import { fn } from 'storybook/test';
import type { ForgotState } from '#funnel/owner/useForgotPassword.ts';
import type { ResetRequest } from '#funnel/resetPassword/useResetRequest.ts';
import { sampleOwner } from './samples.ts';

/** The form to request a reset link, with the sample owner's address filled in. */
export function sampleResetRequest(forgot: ForgotState = { status: 'idle' }): ResetRequest {
  return { forgot, email: sampleOwner.email, inboxUrl: null, onEmailChange: fn(), onSend: fn() };
}
