import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../../support/listenOnFreePort.ts';

type Answer = (variables: { commits?: string[] }) => unknown;

/**
 * Fakes the part of Chromatic's API that its command-line tool calls before an upload, so that a dry run works offline: a
 * project with one accepted build of one commit.
 * @param baseline - The commit of that build.
 */
export function startStandInIndex(baseline: string): ReturnType<typeof listenOnFreePort> {
  const answers: Record<string, Answer> = {
    CreateAppTokenMutation: () => ({ appToken: 'dry-run' }),
    CLIAppInfo: () => ({ app: { features: { isReactNativeApp: false } } }),
    FirstCommittedAtQuery: () => ({
      app: { firstBuild: { committedAt: 1 }, lastBuild: { commit: baseline, committedAt: 1 } },
    }),
    HasBuildsWithCommitsQuery: ({ commits = [] }) => ({
      app: { hasBuildsWithCommits: commits.filter((commit) => commit === baseline) },
    }),
    MergeCommitsQuery: () => ({ app: { mergedPullRequests: [] } }),
    LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
    BaselineCommitsQuery: () => ({
      app: {
        baselineBuilds: [
          {
            id: 'baseline',
            number: 1,
            status: 'ACCEPTED',
            commit: baseline,
            committedAt: 1,
            uncommittedHash: '',
            isLocalBuild: false,
            changeCount: 0,
          },
        ],
      },
    }),
    AnnounceBuildMutation: () => ({
      announceBuild: {
        id: 'dry-run',
        number: 2,
        browsers: ['chrome'],
        status: 'ANNOUNCED',
        autoAcceptChanges: false,
        reportToken: 'dry-run',
        features: { uiTests: true, uiReview: false, isReactNativeApp: false },
        app: { id: 'dry-run', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
      },
    }),
    BuildUploadHashes: () => ({ buildUploadHashes: { build: { turboSnapStatus: 'UNUSED' } } }),
  };

  return listenOnFreePort((request, response) => {
    void text(request).then((body) => {
      const { query = '', variables = {} } = JSON.parse(body || '{}') as {
        query?: string;
        variables?: { commits?: string[] };
      };
      const operation = /(?:query|mutation)\s+(\w+)/u.exec(query)?.[1] ?? '';
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: answers[operation]?.(variables) ?? {} }));
    });
  });
}
