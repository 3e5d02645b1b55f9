import { defaultDatabase, signInToGoogle } from '../project/openStore.ts';
import type { Target } from '../project/target.ts';
import { NotReadable, notReadable } from './finding.ts';

export interface CloudAnswer {
  status: number;
  /** The parsed body; null if there was none. */
  body: unknown;
}

/** Reads a project's Google APIs, with the credentials of the operator. */
export interface Cloud {
  get(url: string): Promise<CloudAnswer>;
}

/** A function as Google reports it. */
export interface DeployedFunction {
  /** Its name without the path. */
  name: string;
  state?: string;
  updateTime?: string;
  buildConfig?: { runtime?: string };
  serviceConfig?: {
    environmentVariables?: Readonly<Record<string, string>>;
    secretEnvironmentVariables?: Array<{ key: string; secret: string; version: string }>;
  };
}

export interface Looked extends Target {
  cloud: Cloud;
  now: Date;
  root: string;
  functions: () => Promise<DeployedFunction[]>;
  /** Sends requests without credentials, as a stranger would. */
  fetchPublic: typeof fetch;
}

/** Firestore's API for databases, indexes and backups. */
export const firestoreApi = 'https://firestore.googleapis.com/v1';

export const databaseOf = (project: string, database = defaultDatabase) =>
  `${firestoreApi}/projects/${project}/databases/${database}`;

/** A copy of a database that Firestore made on its schedule (reference: firestore.googleapis.com, Backup). */
export interface Backup {
  /** `projects/…/locations/…/backups/…`; its last part is the id. */
  name: string;
  /** The database that it is of: `projects/…/databases/…`. */
  database: string;
  /** The moment of which it is the copy. */
  snapshotTime: string;
  expireTime?: string;
  state?: 'CREATING' | 'READY' | 'NOT_AVAILABLE';
  /** Missing until Firestore has counted. */
  stats?: { documentCount?: string };
}

/** The address of a project's backups, in every place. */
export const backupsOf = (project: string) => `${firestoreApi}/projects/${project}/locations/-/backups`;

/** Reads and writes a project's Google APIs. */
export interface CloudWriter extends Cloud {
  send(method: 'PATCH' | 'POST' | 'PUT', url: string, body: object): Promise<CloudAnswer>;
}

export const billingPage = (project: string) =>
  `https://console.cloud.google.com/billing/linkedaccount?project=${project}`;

/**
 * Why Google refused a request, and how to fix that.
 * @param use what the operator's account may need a role for; without it, the API as a whole.
 */
export function refusal(
  url: string,
  { status, body }: CloudAnswer,
  project: string,
  use = `use ${new URL(url).hostname}`,
): NotReadable {
  const api = new URL(url).hostname;
  const { error } = (body ?? {}) as { error?: { message?: string; details?: Array<{ reason?: string }> } };
  const has = (wanted: string) => error?.details?.some(({ reason }) => reason === wanted) === true;
  if (has('BILLING_DISABLED')) {
    return new NotReadable(`no billing account pays for ${project}`, billingPage(project));
  }
  if (has('SERVICE_DISABLED')) {
    return new NotReadable(`${api} is off`, `gcloud services enable ${api} --project ${project}`);
  }
  if (status === 401) return new NotReadable(`${api} does not take your credentials`, signInToGoogle);
  if (status === 403) {
    return new NotReadable(
      `your account may not ${use}`,
      `ask an owner of ${project} for a role that lets you: https://console.cloud.google.com/iam-admin/iam?project=${project}`,
    );
  }
  // Such as that an alert's count was made a moment ago, and is known in ten minutes.
  const reason = error?.message === undefined ? '' : `: ${error.message}`;
  return new NotReadable(`${api} answers ${status}${reason}`, 'try again later');
}

/** Reads a resource at Google; null if it does not exist. Throws NotReadable if Google refuses access. */
export async function readAtGoogle<Body>(
  { cloud, project }: { cloud: Cloud; project: string },
  url: string,
): Promise<Body | null> {
  const answer = await cloud.get(url);
  if (answer.status === 200) return answer.body as Body;
  if (answer.status === 404) return null;
  throw refusal(url, answer, project);
}

/**
 * Reads everything that Google lists in a field at an address, which may be one page of it; null if the address does not exist.
 * Throws NotReadable if Google refuses access.
 */
export async function listAtGoogle<Found>(
  google: { cloud: Cloud; project: string },
  url: string,
  field: string,
): Promise<Found[] | null> {
  const found: Found[] = [];
  const address = new URL(url);
  for (;;) {
    const page = await readAtGoogle<Record<string, unknown> & { nextPageToken?: string }>(
      google,
      address.href,
    );
    if (page === null) return null;
    found.push(...((page[field] ?? []) as Found[]));
    if (!page.nextPageToken) return found;
    address.searchParams.set('pageToken', page.nextPageToken);
  }
}

/** Reads a response. Throws NotReadable for a page in place of JSON, which tells nothing about the resource. */
export async function answerFrom(url: string, response: Response): Promise<CloudAnswer> {
  const { status } = response;
  const text = await response.text();
  try {
    return { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    throw new NotReadable(`${new URL(url).hostname} answers ${status} without JSON`, 'try again later');
  }
}

/** Google Cloud with application default credentials; null if this machine has none. */
export async function googleCloud(project: string): Promise<CloudWriter | null> {
  try {
    const { applicationDefault } = await import('firebase-admin/app');
    const credential = applicationDefault();
    await credential.getAccessToken();
    const ask = async (method: string, url: string, sent?: object): Promise<CloudAnswer> => {
      // A token holds for an hour, and is renewed; waiting for a restored backup can take longer.
      const { access_token: token } = await credential.getAccessToken();
      const response = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-goog-user-project': project,
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(15_000),
      });
      return answerFrom(url, response);
    };
    return { get: (url) => ask('GET', url), send: ask };
  } catch {
    return null;
  }
}

export const payPalSecretName = 'PAYPAL_SECRET';

/** The latest version of a secret; null without credentials or if it is missing. Returns why it cannot be read. */
export async function readSecret(
  cloud: Cloud | null,
  project: string,
  name: string,
): Promise<string | NotReadable | null> {
  if (cloud === null) return null;
  const address = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`;
  try {
    const answer = await cloud.get(address);
    if (answer.status === 404) return null;
    if (answer.status !== 200) return refusal(address, answer, project, `read the secret ${name}`);
    const { payload } = (answer.body ?? {}) as { payload?: { data?: string } };
    return payload?.data === undefined ? null : Buffer.from(payload.data, 'base64').toString('utf8');
  } catch (error) {
    const reason = notReadable(error);
    if (reason === null) throw error;
    return reason;
  }
}

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
