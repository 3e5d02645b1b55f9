import { socialFrom } from '#domain/social.ts';

/** Profiles on other sites, as this copy of the site was built to show them. */
export const social = socialFrom({
  facebook: import.meta.env.VITE_SOCIAL_FACEBOOK,
  twitter: import.meta.env.VITE_SOCIAL_TWITTER,
  instagram: import.meta.env.VITE_SOCIAL_INSTAGRAM,
  linkedin: import.meta.env.VITE_SOCIAL_LINKEDIN,
});
