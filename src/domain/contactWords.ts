/** Texts of the e-mail that the contact form drafts (R-CONTACT-MAIL). */
export const contactWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  noPhone: 'Not provided',
  subject: 'Contact from the product Website',
} as const;
