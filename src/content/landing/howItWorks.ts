/** How It Works: four steps, each with a short video of a demo. */
export const howItWorks = {
  id: 'how-it-works',
  title: 'How It Works',
  lead: 'Four things you do every week. Watch one, then try it yourself.',
  steps: [
    {
      id: 'step-heat-map',
      title: 'See which spots make money',
      description:
        'Every sale remembers where it was made, so you know where to park on Friday night, and where you only look busy.',
      highlights: [
        'Revenue, profit and orders for every spot',
        'By hour, by item and by category',
        'No special hardware: the tablet knows where it is',
      ],
      film: {
        name: 'heat-map',
        alt: 'A drawn city map with a food truck’s spots, the best ones marked with what they earned.',
        description:
          'The heat map: a city’s spots colored by what they earned. Pick another hour and the hot spots change.',
      },
    },
    {
      id: 'step-menu-builder',
      title: 'Build your menu',
      description:
        'Drag items into the order you want. Write the questions you ask at the window (salsa? large?) once, and use them on any item.',
      highlights: [
        'Your own categories, items and modifiers',
        'Drag and drop, or the keyboard',
        'A new price takes effect right away',
      ],
      film: {
        name: 'menu-builder',
        alt: 'A menu with its categories and items, each with a price and a grip to drag it by.',
        description:
          'The menu builder: a taco is dragged into Today’s special, opened, and gets chili crisp as an extra.',
      },
    },
    {
      id: 'step-point-of-sale',
      title: 'Sell with no signal',
      description: 'When the signal drops, the line doesn’t stop.',
      highlights: [
        'Orders wait on the tablet and sync, each exactly once, when you’re back online',
        'Discounts by item, category or schedule, and buy one, get one',
        'Prints receipts on a thermal printer',
      ],
      film: {
        name: 'point-of-sale',
        alt: 'A point of sale with large keys for each item, and the order beside them.',
        description:
          'The point of sale: an order is taken in airplane mode, waits on the tablet, and is sent when the signal is back.',
      },
    },
    {
      id: 'step-analytics',
      title: 'See what sold',
      description:
        'Close the window and look at the day: what sold best, when you were busiest, which spot paid for its fuel.',
      highlights: [
        'Best sellers and what your customers prefer',
        'Peak hours, so you know when to bring help',
        'Profit by spot, up to the last sale',
      ],
      film: {
        name: 'analytics',
        alt: 'Key figures of a day over charts of best sellers, hours and spots.',
        description: 'The analytics: best sellers, peak hours and profit by spot change as orders come in.',
      },
    },
  ],
  inWords: { srcLang: 'en', label: 'What happens, in words' },
  player: {
    playLabel: 'Tap to play demo',
    pauseLabel: 'Pause',
    fullscreenLabel: 'Open Fullscreen',
    closeLabel: 'Close the video',
  },
  start: 'Start Your Free Trial',
  tryIt: { label: 'Try it yourself', href: '#try-it' },
} as const;
