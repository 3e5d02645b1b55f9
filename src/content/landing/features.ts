import { baseCurrency } from '#domain/currency.ts';
import { formatRoundMoney } from '#domain/money.ts';

/** The claimed increase in profit in percent (R-FEATURES-CLAIM), the example's weekly profit, and the maximum. */
const [claimed, example, most] = [30, 2300, 1_000_000];

function dollars(whole: number): string {
  return formatRoundMoney({ amount: whole * 100, currency: baseCurrency });
}

/** The features, each with a link to its demo. */
export const features = {
  id: 'features',
  title: 'Your whole truck on one tablet',
  lead: 'On the tablet or iPad you already own. All of it, in every plan.',
  cards: {
    pointOfSale: {
      title: 'Works with no signal',
      description:
        'A touch point of sale. Signal gone? Orders wait on the tablet. When it’s back, each is sent exactly once.',
      link: { label: 'Take an order', href: '#try-it-point-of-sale' },
    },
    heatMap: {
      title: 'Location heat maps',
      description: 'Which corner pays, and which one only keeps you busy.',
      link: { label: 'Look at the map', href: '#try-it-heat-map' },
    },
    menuBuilder: {
      title: 'Menu builder',
      description: 'Drag an item into place, set the price and start selling it.',
      link: { label: 'Build a menu', href: '#try-it-menu-builder' },
    },
    analytics: {
      title: 'Real-time analytics',
      description: 'Best sellers, peak hours, what people like, as it happens.',
      link: { label: 'Watch the numbers move', href: '#try-it-analytics' },
    },
    discounts: {
      title: 'Scheduled discounts',
      description: 'Taco Tuesday, 11 to 2. Buy one, get one. Set it once.',
      link: { label: 'Try a discount', href: '#try-it-point-of-sale' },
    },
    staff: {
      title: 'Staff and shifts',
      description: 'A sign-in for everyone. See when each shift opened and closed.',
      link: { label: 'What staff can do', href: '#faq-staff' },
    },
  },
  /** Times in the picture of a shift list: those of a Tuesday at noon, where the demos begin. */
  shifts: [
    { who: 'Grill', when: '10:15 –' },
    { who: 'Window', when: '10:30 –' },
    { who: 'Prep', when: '7:05 – 9:50' },
  ],
  claim: {
    id: 'own-numbers',
    title: `${claimed}% profit increase`,
    caption: `${claimed}% is our claim. Try it on your week.`,
    sum: {
      id: 'own-profit',
      percent: claimed,
      /** The weekly average profit of the demos' sample business. */
      example,
      max: most,
      field: {
        label: 'Your weekly profit',
        hint: 'After food, wages, spot fees and fuel.',
        unreadable: `Enter an amount such as ${example.toLocaleString('en-US')}.`,
        tooSmall: 'Must be at least 0',
        tooLarge: `Must be ${most.toLocaleString('en-US')} or less`,
      },
      sentence: { of: `${claimed}% of`, wouldBe: 'would be', after: 'more per week.' },
      amounts: { whole: dollars(example), part: dollars((example * claimed) / 100) },
    },
  },
  hardware: {
    label: 'What it runs on',
    items: {
      tablet: 'Runs on your existing tablet or iPad',
      printer: 'Prints receipts on a thermal printer',
      signal: 'Keeps selling without a signal',
    },
  },
} as const;
