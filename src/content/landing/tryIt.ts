/** The demos on the landing page. Each tab's id is an anchor. */
export const tryIt = {
  id: 'try-it',
  title: 'Try it yourself',
  lead: 'Sample data, no account. Add a taco to the menu, sell it at the window, and find it in the numbers.',
  stage: {
    label: 'Demos',
    tabs: [
      { id: 'try-it-heat-map', label: 'Heat map' },
      { id: 'try-it-menu-builder', label: 'Menu builder' },
      { id: 'try-it-point-of-sale', label: 'Point of sale' },
      { id: 'try-it-analytics', label: 'Analytics' },
    ],
    loading: 'Setting up the demo…',
    failed: 'The demo couldn’t be loaded. Please check your connection and load the page again.',
    reload: 'Load the page again',
  },
  noScript: 'The demos need JavaScript, which is turned off here. The pictures above show each of them.',
} as const;

export type DemoAnchor = (typeof tryIt)['stage']['tabs'][number]['id'];
