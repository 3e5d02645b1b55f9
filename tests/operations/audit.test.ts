import { expect, it } from 'vitest';
import { audited, operatorName } from '#operations/ops/audit.ts';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { startLightServer } from '../server/lightServer.ts';
import { opsOn } from './opsOn.ts';
import { scriptedTalk } from './scriptedTalk.ts';

/** An operator whose database takes no more updates. */
function withoutUpdates() {
  const store = openSqliteStore(':memory:');
  const lost = () => Promise.reject(new Error('the database is gone'));
  const context = { ...startLightServer({}), store: { ...store, update: lost } };
  const ops = opsOn(context, { talk: scriptedTalk({ Change: true }) });
  return { store, ops };
}

const change = { command: 'try', subject: 'it', question: 'Change it?' };

it('a change that fails says why, also when its failure cannot be noted', async () => {
  const { ops } = withoutUpdates();
  const failure = new Error('PayPal refuses it.');
  await expect(audited(ops, change, () => Promise.reject(failure))).rejects.toMatchObject({
    message: expect.stringContaining('PayPal refuses it.'),
    cause: failure,
  });
});

it('a change that was made is not noted as failed', async () => {
  const { ops, store } = withoutUpdates();
  await expect(audited(ops, change, () => Promise.resolve())).rejects.toThrow('the database is gone');
  expect((await store.find('Audit')).map(({ fields }) => fields['state'])).toEqual(['begun']);
});

it('an operator whose number has no name on the machine is noted by the number', () => {
  const missing = () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(operatorName(missing)).toMatch(/^user \d+$/u);
});
