/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack = {
  title: 'Welcome back',
  today: 'The free trial is once only. Your first charge is today, when you agree at PayPal.',
  later: (day: string) => `The free trial is once only. You keep the days you have. First charge: ${day}.`,
} as const;
