import { brand } from '../brand.ts';

/** The head of every public page. Its links work from any of them. */
export const header = {
  label: 'Site',
  items: [
    { label: 'Home', href: '/#home' },
    { label: 'Features', href: '/#features' },
    { label: 'How It Works', href: '/#how-it-works' },
    { label: 'Pricing', href: '/#pricing' },
    { label: 'Contact', href: '/#contact' },
  ],
  signUp: 'Sign Up',
  dashboard: { label: 'Dashboard', href: brand.dashboardUrl },
  menu: { label: 'Menu', open: 'Open the menu', close: 'Close the menu' },
} as const;
