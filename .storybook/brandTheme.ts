import { create } from 'storybook/theming';
// Storybook bundles its own frame with its own configuration, which does not resolve the rooms' import aliases.
import { tokens } from '../theme/tokens.ts';
import { fontFamily } from '../theme/typography.ts';

const { color, radius } = tokens;

export const brandTheme = create({
  base: 'light',
  brandTitle:
    '<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align:middle;margin-right:10px">Curbwise',
  brandTarget: '_self',
  colorPrimary: color.orange,
  colorSecondary: color.green,
  appBg: color.paperDeep,
  appContentBg: color.paper,
  appHoverBg: color.peachSoft,
  appPreviewBg: color.paper,
  appBorderColor: color.line,
  appBorderRadius: radius.control,
  fontBase: fontFamily,
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  textColor: color.ink,
  textInverseColor: color.paper,
  textMutedColor: color.inkMuted,
  barTextColor: color.inkMuted,
  barHoverColor: color.orangeText,
  barSelectedColor: color.green,
  barBg: color.white,
  buttonBg: color.white,
  buttonBorder: color.lineStrong,
  booleanBg: color.paperDeep,
  booleanSelectedBg: color.white,
  inputBg: color.white,
  inputBorder: color.lineStrong,
  inputTextColor: color.ink,
  inputBorderRadius: radius.control,
});
