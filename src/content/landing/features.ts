/** The features, each with a link to its demo. */
export const features = {
  id: 'features',
  title: 'A whole truck on one tablet',
  lead: 'On the tablet or iPad you already own. All of it, in every plan.',
  cards: {
    heatMap: {
      title: 'Location heat maps',
      description: 'Which corner pays, and which one only keeps you busy.',
      link: { label: 'Look at the map', href: '#try-it-heat-map' },
    },
    pointOfSale: {
      title: 'Touch point of sale',
      description: 'Big keys. No signal? It sells on, and syncs later.',
      link: { label: 'Take an order', href: '#try-it-point-of-sale' },
    },
    menuBuilder: {
      title: 'Menu builder',
      description: 'Drag it into place, name your price. It is on the till at once.',
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
      description: 'A login for everyone. See when each shift opened and closed.',
      link: { label: 'See how a day goes', href: '#how-it-works' },
    },
  },
  /** Times that the picture of a shift list shows. */
  shifts: [
    { who: 'Window', when: '10:30 – 3:05' },
    { who: 'Grill', when: '10:15 – 3:20' },
    { who: 'Evening', when: 'since 5:10' },
  ],
  claim: {
    badge: 'Our claim',
    title: '30% profit increase',
    body: 'By parking where the map points. It is what we say, and the evidence is not published yet: try your own week.',
    link: { label: 'Check the arithmetic', href: '#own-numbers' },
  },
  hardware: {
    label: 'What it runs on',
    items: {
      tablet: 'Runs on your existing tablet or iPad',
      printer: 'Prints on a thermal receipt printer',
      signal: 'Sells on without a signal',
    },
  },
} as const;
