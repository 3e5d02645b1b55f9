import { BreakableText } from '#components/BreakableText.tsx';

/** Props of `TextLink`. */
export interface TextLinkProps {
  label: string;
  href: string;
}

/** A link inside a sentence that opens beside the funnel, so that nothing typed is lost. */
export function TextLink({ label, href }: TextLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label.includes('@') ? <BreakableText>{label}</BreakableText> : label}
    </a>
  );
}
