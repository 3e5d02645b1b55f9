import { applicationDefault } from 'firebase-admin/app';

/** What one of Google's interfaces answered. */
export interface CloudAnswer {
  status: number;
  /** The parsed body; null when there was none. */
  body: unknown;
}

/** Reads Google's interfaces about a project, with the credentials of whoever runs the command. */
export interface Cloud {
  get(url: string): Promise<CloudAnswer>;
}

/** Reads and changes Google's interfaces about a project. */
export interface CloudWriter extends Cloud {
  send(method: 'PATCH' | 'POST', url: string, body: object): Promise<CloudAnswer>;
}

/** Google Cloud with application default credentials; null when there are none on this machine. */
export async function googleCloud(project: string): Promise<CloudWriter | null> {
  try {
    const { access_token: token } = await applicationDefault().getAccessToken();
    const ask = async (method: string, url: string, sent?: object): Promise<CloudAnswer> => {
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
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    };
    return { get: (url) => ask('GET', url), send: ask };
  } catch {
    return null;
  }
}

/** The latest version of a secret; null when it is missing or may not be read. */
export async function readSecret(cloud: Cloud | null, project: string, name: string): Promise<string | null> {
  const address = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`;
  const { body } = (await cloud?.get(address)) ?? { body: null };
  const data = (body as { payload?: { data?: string } } | null)?.payload?.data;
  return data === undefined ? null : Buffer.from(data, 'base64').toString('utf8');
}
