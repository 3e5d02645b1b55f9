import type { ApplicationContext, Frequency } from './resources.ts';

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;
const spanishUnits = {
  DAY: ['día', 'días'],
  WEEK: ['semana', 'semanas'],
  MONTH: ['mes', 'meses'],
  YEAR: ['año', 'años'],
} as const;

const counted = ({ interval_unit: unit, interval_count: count }: Frequency): string =>
  count === 1 ? units[unit] : `${count} ${units[unit]}s`;
const spanishCounted = ({ interval_unit: unit, interval_count: count }: Frequency): string =>
  count === 1 ? spanishUnits[unit][0] : `${count} ${spanishUnits[unit][1]}`;

const english = {
  lang: 'en' as string,
  sandbox: 'Sandbox on this machine. No money moves.',
  subscribe: 'Subscribe',
  standIn:
    'This button stands in for PayPal. No money moves. The real one brings a second button where it takes cards.',
  card: 'Debit or Credit Card',
  cardNumber: 'Card number',
  accountNeeded: 'PayPal takes no card without an account here. Log in or create an account first.',
  refused: 'PayPal declined this payment. Nothing was agreed.',
  every: (amount: string, frequency: Frequency | undefined) =>
    `${amount} every ${frequency ? counted(frequency) : 'period'}`,
  freeFor: (frequency: Frequency) =>
    `Free for ${frequency.interval_count} ${units[frequency.interval_unit]}${frequency.interval_count === 1 ? '' : 's'}`,
  rows: {
    plan: 'Plan',
    quantity: 'Quantity',
    trial: 'Trial',
    today: 'Today',
    later: 'Then',
    afterTrial: 'After the trial',
    buyer: 'Buyer',
    untilNow: 'Until now',
    newPrice: 'New price',
  },
  nextCharge: (day: string) => `Next charge on ${day}`,
  firstCharge: (day: string) => `First charge on ${day}`,
  firstCharged: (day: string) => `First charged on ${day}`,
  title: 'Agree to a subscription',
  subscribeTo: (brand: string) => `Subscribe to ${brand}`,
  change: 'Agree to a change',
  agree: 'Agree & Subscribe',
  agreeToChange: 'Agree & Continue',
  cancel: 'Cancel',
  onlyHere: 'Only in the sandbox',
  lose: 'Agree, then lose the browser',
};

const spanish: typeof english = {
  lang: 'es',
  sandbox: 'Sandbox en esta computadora. No se mueve dinero.',
  subscribe: 'Suscribirse',
  standIn:
    'Este botón está en lugar del de PayPal. No se mueve dinero. El de verdad trae otro botón donde acepta tarjetas.',
  card: 'Tarjeta de débito o crédito',
  cardNumber: 'Número de tarjeta',
  accountNeeded: 'Aquí PayPal no acepta tarjetas sin una cuenta. Primero entra o crea una cuenta.',
  refused: 'PayPal rechazó este pago. No se aceptó nada.',
  every: (amount, frequency) => {
    if (frequency === undefined) return `${amount} cada periodo`;
    return `${amount} cada ${spanishCounted(frequency)}`;
  },
  freeFor: ({ interval_unit: unit, interval_count: count }) =>
    `Gratis por ${count} ${spanishUnits[unit][count === 1 ? 0 : 1]}`,
  rows: {
    plan: 'Plan',
    quantity: 'Cantidad',
    trial: 'Prueba',
    today: 'Hoy',
    later: 'Después',
    afterTrial: 'Después de la prueba',
    buyer: 'Comprador',
    untilNow: 'Hasta ahora',
    newPrice: 'Precio nuevo',
  },
  nextCharge: (day) => `Siguiente cobro el ${day}`,
  firstCharge: (day) => `Primer cobro el ${day}`,
  firstCharged: (day) => `Se cobra por primera vez el ${day}`,
  title: 'Aceptar una suscripción',
  subscribeTo: (brand) => `Suscribirse a ${brand}`,
  change: 'Aceptar un cambio',
  agree: 'Aceptar y suscribirse',
  agreeToChange: 'Aceptar y continuar',
  cancel: 'Cancelar',
  onlyHere: 'Solo en el sandbox',
  lose: 'Aceptar, y luego perder el navegador',
};

export const approvalLanguages = { en: english, es: spanish };

/** The texts of the approval pages in the merchant's language, or in English if there is no translation. */
export function approvalWords({ locale = 'en-US' }: Pick<ApplicationContext, 'locale'>) {
  const words = Object.values(approvalLanguages).find(({ lang }) => locale.startsWith(lang)) ?? english;
  const dates = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long', timeZone: 'UTC' });
  /** The date of a moment: `November 28, 2026`. */
  const day = (time: string) => dates.format(new Date(time));
  return { ...words, day };
}

/** The result of `approvalWords`. */
export type ApprovalWords = ReturnType<typeof approvalWords>;
