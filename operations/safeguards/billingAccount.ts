import { refusal, type Cloud } from '../doctor/cloud.ts';
import type { NotReadable } from '../doctor/finding.ts';

/** The API that names a project's billing account. */
export const billingApi = 'cloudbilling.googleapis.com';

/** The id of the account that pays for a project; null if there is none. Returns why Google does not tell it. */
export async function billingAccountOf(cloud: Cloud, project: string): Promise<string | null | NotReadable> {
  const address = `https://${billingApi}/v1/projects/${project}/billingInfo`;
  const answer = await cloud.get(address);
  if (answer.status !== 200) return refusal(address, answer, project);
  const { billingAccountName: name = '' } = (answer.body ?? {}) as { billingAccountName?: string };
  return name === '' ? null : name.replace('billingAccounts/', '');
}
