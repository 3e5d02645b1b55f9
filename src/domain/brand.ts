/** The business that sells the product, as law and card networks want it named: on pages, invoices and in e-mails. */
export interface Seller {
  /** The legal name. */
  name: string;
  /** The postal address, line by line. */
  address: readonly string[];
}

/** The product's name and addresses. */
export interface Brand {
  name: string;
  seller: Seller;
  /** The site's own address, without a slash at its end, for search engines and shared links. */
  siteUrl: string;
  /** The address owners write to for help. */
  supportEmail: string;
  /** The dashboard application, on its own host. */
  dashboardUrl: string;
  /** The help page the checkout links to. */
  helpUrl: string;
  /** Profiles on other sites. */
  social: Readonly<Record<'facebook' | 'twitter' | 'instagram' | 'linkedin', string>>;
}

/**
 * The default brand. Its addresses are placeholders under `.example`, a domain nobody can register (README,
 * "Go live").
 */
export const defaultBrand: Brand = {
  name: 'Curbwise',
  seller: { name: 'Seller’s name (placeholder)', address: ['Seller’s address (placeholder)'] },
  siteUrl: 'https://curbwise.example',
  supportEmail: 'support@curbwise.example',
  dashboardUrl: 'https://dashboard.curbwise.example/',
  helpUrl: 'https://help.curbwise.example/',
  social: {
    facebook: 'https://facebook.example/curbwise',
    twitter: 'https://twitter.example/curbwise',
    instagram: 'https://instagram.example/curbwise',
    linkedin: 'https://linkedin.example/company/curbwise',
  },
};

/** Addresses as an environment gives them: text, empty text or nothing. */
export interface BrandSettings extends Partial<
  Record<Exclude<keyof Brand, 'name' | 'social' | 'seller'>, unknown>
> {
  social?: Partial<Record<keyof Brand['social'], unknown>>;
  seller?: SellerSettings;
}

/** The seller as an environment gives it: the lines of the address in one text, with semicolons between them. */
export type SellerSettings = Partial<Record<keyof Seller, unknown>>;

/** The seller with an environment's settings; a missing or empty value keeps its default. */
export function sellerFrom({ name, address }: SellerSettings): Seller {
  const lines = typeof address === 'string' ? address.split(';').map((line) => line.trim()) : [];
  const set = lines.filter((line) => line !== '');
  const { seller } = defaultBrand;
  return {
    name: typeof name === 'string' && name !== '' ? name : seller.name,
    address: set.length > 0 ? set : seller.address,
  };
}

function withSettings<Values extends object>(defaults: Values, settings: object): Values {
  const set = Object.entries(settings).filter(([, value]) => typeof value === 'string' && value !== '');
  return { ...defaults, ...Object.fromEntries(set) };
}

/** The brand with an environment's settings; a missing or empty value keeps its default. */
export function brandFrom({ social = {}, seller = {}, ...addresses }: BrandSettings): Brand {
  return {
    ...withSettings(defaultBrand, addresses),
    social: withSettings(defaultBrand.social, social),
    seller: sellerFrom(seller),
  };
}
