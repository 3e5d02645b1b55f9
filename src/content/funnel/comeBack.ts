/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack = {
  title: 'Welcome back',
  today: 'You’ve had your free trial. Your first charge is today, when you approve it in PayPal.',
  later: (day: string) =>
    `You’ve had your free trial. You’ll keep the days you have left. First charge: ${day}.`,
} as const;
