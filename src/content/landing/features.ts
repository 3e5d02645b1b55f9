/** What the product does, each with the way to where it can be tried. */
export const features = {
  id: 'features',
  title: 'A whole truck on one tablet',
  lead: 'On the tablet or iPad you already own. All of it, in every plan.',
  cards: {
    heatMap: {
      title: 'Location heat maps',
      description:
        'Revenue, profit and orders for every spot, by hour, by item and by category. The map shows which corner makes money and which one only keeps you busy.',
      link: { label: 'Look at the map', href: '#try-it-heat-map' },
    },
    pointOfSale: {
      title: 'Touch point of sale',
      description:
        'Big keys for busy hands. Without a signal it sells on: orders wait on the tablet and sync when the network is back.',
      link: { label: 'Take an order', href: '#try-it-point-of-sale' },
    },
    menuBuilder: {
      title: 'Menu builder',
      description:
        'Drag items into place, name your own categories, add modifiers such as extra salsa. What you build is what you sell.',
      link: { label: 'Build a menu', href: '#try-it-menu-builder' },
    },
    analytics: {
      title: 'Real-time analytics',
      description:
        'Best sellers, peak hours and what customers like to add, while the queue is still standing there.',
      link: { label: 'Watch the numbers move', href: '#try-it-analytics' },
    },
    discounts: {
      title: 'Discounts that run themselves',
      description:
        'Taco Tuesday from 11 to 2, buy one and get one, one item or a whole category. Set it once and the till takes it off.',
      link: { label: 'Try a discount', href: '#try-it-point-of-sale' },
    },
    staff: {
      title: 'Staff and shifts',
      description:
        'Everyone opens the till with credentials of their own. When each shift opened and closed is written down for you.',
      link: { label: 'See how a day goes', href: '#how-it-works' },
    },
  },
  claim: {
    badge: 'Our claim',
    title: '30% profit increase',
    body: 'That is what we say a truck can gain by standing where the map points. The evidence for it is not published yet, so do not take our word: put in your own week.',
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
