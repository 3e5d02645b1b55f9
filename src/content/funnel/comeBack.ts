/** The notice for a returning owner on every screen of the sign-up. */
export const comeBack = {
  title: 'Welcome back',
  today: 'Your free trial was used before, so the first charge is made today, when you agree at PayPal.',
  later: (day: string) =>
    `Your free trial was used before, and the time that is yours already counts: the first charge is made on ${day}.`,
} as const;
