import CssBaseline from '@mui/material/CssBaseline';
import { GlobalStyles } from '@mui/system';
import { theme } from './theme.ts';

// There is one colour scheme, so MUI's own provider, which switches between several, is not needed for its variables.
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
