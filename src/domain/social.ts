import { withSettings } from './brand.ts';

/** Profiles on other sites. Separate from the brand, because only the public pages show them. */
export type Social = Readonly<Record<'facebook' | 'twitter' | 'instagram' | 'linkedin', string>>;

/** The default profiles: placeholders that do not exist. */
export const defaultSocial: Social = {
  facebook: 'https://facebook.example/curbwise',
  twitter: 'https://twitter.example/curbwise',
  instagram: 'https://instagram.example/curbwise',
  linkedin: 'https://linkedin.example/company/curbwise',
};

export function socialFrom(settings: Partial<Record<keyof Social, unknown>>): Social {
  return withSettings(defaultSocial, settings);
}
