import CssBaseline from '@mui/material/CssBaseline';
import { GlobalStyles } from '@mui/system';
import { theme } from './theme.ts';

// There is one colour scheme, so the variables need no provider of MUI's that switches between several.
const schemeVariables = theme.generateStyleSheets();

/** The page's global styles: the theme's variables and its baseline. A build ships them as a style sheet. */
export function PageStyles() {
  return (
    <>
      <GlobalStyles styles={schemeVariables} />
      <CssBaseline />
    </>
  );
}
