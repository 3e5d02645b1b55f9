import type { Account } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import type { AccountGateway } from '#gateways/AccountGateway.ts';
import type { CallFunction } from './callFunctions.ts';

/** The account after a change; throws for an owner without an account. */
function known({ account }: { account: Account | null }): Account {
  if (!account) throw new AppError('account/none');
  return account;
}

export function createAccountGateway(call: CallFunction): AccountGateway {
  return {
    myAccount: async () => (await call('myAccount', {})).account,
    previewChange: async (wanted) => (await call('previewChange', wanted)).change,
    requestChange: (wanted) => call('requestChange', wanted),
    withdrawChange: async () => known(await call('withdrawChange', {})),
    pauseSubscription: async (wanted) => known(await call('pauseSubscription', wanted)),
    resumeSubscription: async () => known(await call('resumeSubscription', {})),
    cancelSubscription: async (request) => known(await call('cancelSubscription', request)),
    updateProfile: async (profile) => known(await call('updateProfile', { profile })),
    setBooks: async (address) => (await call('setBooks', { address })).books,
    removeBooks: async () => void (await call('removeBooks', {})),
    confirmBooks: async (link) => void (await call('confirmBooks', { link })),
    openPapers: (link) => call('openPapers', { link }),
    takeAddressBack: async (link) => void (await call('takeAddressBack', { link })),
    exportMyData: async () => (await call('exportMyData', {})).data,
    deleteAccount: async () => void (await call('deleteAccount', {})),
  };
}
