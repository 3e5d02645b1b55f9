import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

interface BrandColors {
  /** Orange for text and links: at least 4.5:1 on white and on paper. */
  brandText: string;
  /** Background of read-only fields and disabled controls. */
  quiet: string;
}

interface BrandVariants<Style> {
  /** The largest text of a page, used once per page. */
  display: Style;
  /** A card's main price or figure. */
  figure: Style;
}

declare module '@mui/material/styles' {
  interface Palette extends BrandColors {}
  interface PaletteOptions extends Partial<BrandColors> {}
  interface TypographyVariants extends BrandVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<BrandVariants<CSSProperties>> {}
  interface BreakpointOverrides {
    xs: false;
    sm: false;
    md: false;
    lg: false;
    xl: false;
    phone: true;
    tablet: true;
    laptop: true;
    menu: true;
    desktop: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A surface whose part draws its own edge and shadow. */
    plain: true;
    /** A sheet on a counter. */
    sheet: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    figure: true;
  }
}
