import { callable } from '../callable.ts';
import { exportData } from '../services/exportData.ts';

/** See `calls.exportMyData`. */
export const exportMyData = callable('exportMyData', async (_, { context, owner }) => ({
  data: await exportData(context, owner),
}));
