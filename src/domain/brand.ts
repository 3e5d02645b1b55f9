/** The business that sells the product, as law and card networks require it to be named: on pages, invoices and in e-mails. */
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
}

/**
 * The default brand. Its addresses are placeholders under `.example`, a domain that cannot be registered (README,
 * "Go live").
 */
export const defaultBrand: Brand = {
  name: 'Curbwise',
  seller: { name: 'Seller (placeholder)', address: ['Address (placeholder)'] },
  siteUrl: 'https://curbwise.example',
  supportEmail: 'support@curbwise.example',
  dashboardUrl: 'https://dashboard.curbwise.example/',
  helpUrl: 'https://help.curbwise.example/',
};

/** Addresses as an environment gives them: text, empty text or nothing. */
export interface BrandSettings extends Partial<Record<Exclude<keyof Brand, 'name' | 'seller'>, unknown>> {
  seller?: SellerSettings;
}

/** The seller as an environment gives it: the lines of the address in one text, with semicolons between them. */
export type SellerSettings = Partial<Record<keyof Seller, unknown>>;

/** The seller with an environment's settings; a missing or empty value keeps its default. */
export function sellerFrom({ name, address }: SellerSettings): Seller {
  const { seller } = defaultBrand;
  return {
    name: typeof name === 'string' && name ? name : seller.name,
    address: typeof address === 'string' && address ? address.split(/ *; */u) : seller.address,
  };
}

/** Values with an environment's settings; a missing or empty one keeps its default. */
export function withSettings<Values extends object>(
  defaults: Values,
  settings: Partial<Record<keyof Values, unknown>>,
): Values {
  return { ...defaults, ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value)) };
}

/** The brand with an environment's settings; a missing or empty value keeps its default. */
export function brandFrom({ seller = {}, ...addresses }: BrandSettings): Brand {
  return { ...withSettings(defaultBrand, addresses), seller: sellerFrom(seller) };
}
