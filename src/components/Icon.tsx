import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon from lucide-react, the only icon set. */
  of: LucideIcon;
  /** Height and width in pixels at the browser's usual text size, with which the icon grows. */
  size?: 16 | 20 | 24 | 32 | 40;
}

/**
 * An icon in the color of its text, with the shared stroke weight. For the brand use `BrandLink`; a picture with a meaning of its
 * own is an image with a text alternative.
 *
 * Hidden from screen readers: the text beside it, or the name of the control that holds it, has the meaning. Look at Foundations,
 * Icons before you choose another for the same meaning, and import from no other set.
 */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return (
    <Drawing
      size={`${size / 16}rem`}
      strokeWidth={2}
      nonScalingStroke={size > 24}
      aria-hidden
      focusable={false}
      style={{ flex: 'none' }}
    />
  );
}
