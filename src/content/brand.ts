import { brandFrom } from '#domain/brand.ts';

export const brand = brandFrom({
  seller: { name: import.meta.env.VITE_SELLER_NAME, address: import.meta.env.VITE_SELLER_ADDRESS },
  siteUrl: import.meta.env.VITE_SITE_URL,
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL,
  dashboardUrl: import.meta.env.VITE_DASHBOARD_URL,
  helpUrl: import.meta.env.VITE_HELP_URL,
});

/** The seller's legal name and postal address in one line. */
export const sellerLine = [brand.seller.name, ...brand.seller.address].join(', ');
