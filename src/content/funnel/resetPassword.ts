/** The screen that a reset link opens, and where an owner requests a new one. */
export const resetPassword = {
  heading: 'Reset Your Password',
  password: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Update Password',
  submitBusy: 'Updating...',
  successHeading: 'Password updated',
  success: 'Password has been reset successfully. You can now sign in with your new password.',
  signIn: 'Go to Sign In',
  another: 'Ask for a new reset link',
  request: {
    lead: 'Enter your email. We’ll send you a link to choose a new password for your dashboard.',
    /** After an expired or used link. */
    leadAgain: 'A reset link works once and for a short time. We can send you a new one.',
    submit: 'Send reset link',
    submitBusy: 'Sending...',
    submitAgain: 'Send it again',
    sentAdvice: 'Nothing there after a minute? Look in your spam folder.',
    inbox: 'Open the sandbox inbox',
  },
} as const;
