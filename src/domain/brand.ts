/** The seller, with the name and address that law and card networks require on pages, invoices and e-mails. */
export interface Seller {
  /** The legal name. */
  name: string;
  /** The postal address, line by line. */
  address: readonly string[];
}

export interface Brand {
  name: string;
  seller: Seller;
  /** The site's URL, without a trailing slash, for search engines and shared links. */
  siteUrl: string;
  supportEmail: string;
  /** The dashboard application, on its own host. */
  dashboardUrl: string;
  /** The help page that the checkout links to. */
  helpUrl: string;
}

/** The default brand, with placeholders under `.example`, which is reserved (RFC 2606; README, "Go live"). */
export const defaultBrand: Brand = {
  name: 'Curbwise',
  seller: { name: 'Seller (placeholder)', address: ['Address (placeholder)'] },
  siteUrl: 'https://curbwise.example',
  supportEmail: 'support@curbwise.example',
  dashboardUrl: 'https://dashboard.curbwise.example/',
  helpUrl: 'https://help.curbwise.example/',
};

/** The brand's environment variables: text, empty text or undefined. */
export interface BrandSettings extends Partial<Record<Exclude<keyof Brand, 'name' | 'seller'>, unknown>> {
  seller?: SellerSettings;
}

/** The seller's environment variables: the lines of the address in one text, separated by semicolons. */
export type SellerSettings = Partial<Record<keyof Seller, unknown>>;

/** The seller from environment variables; a missing or empty value keeps its default. */
export function sellerFrom({ name, address }: SellerSettings): Seller {
  const { seller } = defaultBrand;
  return {
    name: typeof name === 'string' && name ? name : seller.name,
    address: typeof address === 'string' && address ? address.split(/ *; */u) : seller.address,
  };
}

/** Default values overridden by environment variables; a missing or empty variable keeps the default. */
export function withSettings<Values extends object>(
  defaults: Values,
  settings: Partial<Record<keyof Values, unknown>>,
): Values {
  return { ...defaults, ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) };
}

/** The brand from environment variables; a missing or empty value keeps its default. */
export function brandFrom({ seller = {}, ...addresses }: BrandSettings): Brand {
  return { ...withSettings(defaultBrand, addresses), seller: sellerFrom(seller) };
}
