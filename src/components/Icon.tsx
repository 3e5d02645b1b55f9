import type { LucideIcon } from 'lucide-react';

/** Props of `Icon`. */
export interface IconProps {
  /** A drawing from lucide-react, the one icon set. */
  of: LucideIcon;
  /** Height and width in pixels. */
  size?: 16 | 20 | 24 | 32 | 40;
}

/** One icon at the one stroke weight, in the colour of the text around it. It is decorative; the text beside it has the meaning. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={2}
      nonScalingStroke={size > 24}
      aria-hidden
      focusable={false}
      style={{ flex: 'none' }}
    />
  );
}
