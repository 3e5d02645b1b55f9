import type { Components, Theme } from '@mui/material/styles';
import { sheetEdge } from '../forcedColors.ts';
import { tokens } from '../tokens.ts';

const { color, radius, shadow } = tokens;

/** Feedback: dialogs and their backdrop, menus, alerts, progress. */
export const feedback: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: {
        backgroundColor: 'rgb(31 26 23 / 0.55)',
        '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' },
      },
    },
  },
  // The baseline locks the page's scrolling. MUI's own lock moves the parts that are fixed to the window.
  MuiModal: { defaultProps: { disableScrollLock: true } },
  MuiPopover: { defaultProps: { disableScrollLock: true }, styleOverrides: { paper: sheetEdge } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...sheetEdge,
        borderRadius: radius.panel,
        backgroundColor: color.paper,
        boxShadow: shadow.lifted,
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '14px 16px',
        borderRadius: radius.control,
        fontSize: '1rem',
        ...sheetEdge,
        variants: [
          {
            props: { severity: 'info' },
            style: { backgroundColor: color.greenSoft, color: color.greenDeep },
          },
          { props: { severity: 'success' }, style: { backgroundColor: color.leafSoft, color: color.leaf } },
          {
            props: { severity: 'warning' },
            style: { backgroundColor: color.peachSoft, color: color.orangeDark },
          },
          {
            props: { severity: 'error' },
            style: { backgroundColor: color.chiliSoft, color: color.chiliDeep },
          },
        ],
      },
      icon: { padding: 0, opacity: 1, color: 'inherit !important' },
      message: { flex: 1, padding: 0, overflow: 'visible', color: color.ink },
    },
  },
  MuiCircularProgress: {
    defaultProps: { disableShrink: true, enableTrackSlot: true },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { color: 'primary' },
            style: { '& .MuiCircularProgress-track': { stroke: color.peach, opacity: 1 } },
          },
        ],
      },
      circle: { strokeLinecap: 'round' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontWeight: 680 } } },
};
