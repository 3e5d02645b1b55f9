import { sectionPath } from '#domain/paths.ts';
import { brand } from '../brand.ts';

/** The header of every public page. Its links work on all of them. */
export const header = {
  label: 'Site',
  items: [
    { label: 'Home', href: sectionPath('home') },
    { label: 'Features', href: sectionPath('features') },
    { label: 'How It Works', href: sectionPath('how-it-works') },
    { label: 'Pricing', href: sectionPath('pricing') },
    { label: 'Contact', href: sectionPath('contact') },
  ],
  signUp: 'Sign Up',
  dashboard: { label: 'Dashboard', href: brand.dashboardUrl },
  menu: { label: 'Menu', open: 'Open the menu', close: 'Close the menu' },
} as const;
