/** A new operator's answers, by the names of their settings. */
export const projectAnswers = {
  'project-id': 'truck-market',
  site: 'truck-market',
  'site-url': 'https://trucks.test',
  'api-key': `AIza${'x'.repeat(35)}`,
  'support-email': 'help@trucks.test',
  'alert-email': 'ops@trucks.test',
  'dashboard-url': 'https://dashboard.trucks.test/',
  'help-url': 'https://help.trucks.test/',
  'seller-name': 'Truck & Tray, Inc.',
  'seller-address': '12 Cook Street; Austin, TX 78701',
  smtp: 'smtps://mailer@smtp.trucks.test:465',
};

/** The same as command-line flags. */
export const projectFlags = Object.entries({ project: 'staging', ...projectAnswers }).flatMap(
  ([name, value]) => [`--${name}`, value],
);
