/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack = {
  title: 'Welcome back',
  today: 'You have had your free trial. Your first charge is today, when you agree at PayPal.',
  later: (day: string) => `You have had your free trial. You keep the days you have. First charge: ${day}.`,
} as const;
