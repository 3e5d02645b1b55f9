import CssBaseline from '@mui/material/CssBaseline';
import { GlobalStyles } from '@mui/system';
import { theme } from './theme.ts';

// With one color scheme, the variables do not need MUI's provider, which switches between schemes.
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
