import { socialFrom } from '#domain/social.ts';

/** Profiles on other sites, as configured for this build. */
export const social = socialFrom({
  facebook: import.meta.env.VITE_SOCIAL_FACEBOOK,
  twitter: import.meta.env.VITE_SOCIAL_TWITTER,
  instagram: import.meta.env.VITE_SOCIAL_INSTAGRAM,
  linkedin: import.meta.env.VITE_SOCIAL_LINKEDIN,
});
