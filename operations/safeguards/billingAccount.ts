import type { Cloud } from '../doctor/cloud.ts';

/** The id of the account that pays for a project; null if there is none, or if it cannot be read. */
export async function billingAccountOf(cloud: Cloud, project: string): Promise<string | null> {
  const { body } = await cloud.get(`https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`);
  const { billingAccountName: name = '' } = (body ?? {}) as { billingAccountName?: string };
  return name === '' ? null : name.replace('billingAccounts/', '');
}
