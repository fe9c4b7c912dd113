import type { Config } from './config.ts';

/** Of pg-boss: few, and apart from the others, so that a surge of visitors does not delay the jobs. */
export const jobConnections = 3;

/** At least two: the search index learns words in a second transaction, beside the one that writes rows of them. */
export const officeConnectionsOf = ({ databaseConnections }: Pick<Config, 'databaseConnections'>): number =>
  Math.max(databaseConnections, 2);

/** An instance reachable by the public has no login that reads across malls. */
export const usesOffice = ({ role, officeDatabaseUrl }: Pick<Config, 'role' | 'officeDatabaseUrl'>): boolean =>
  (role.servesOffice || role.works) && officeDatabaseUrl !== undefined;

/** The most connections that an instance opens to the primary, and to the replica if there is one. */
export function mostConnections(
  config: Pick<Config, 'role' | 'officeDatabaseUrl' | 'databaseConnections' | 'databaseReplicaUrl' | 'metrics'>,
): { readonly primary: number; readonly replica: number } {
  const office = usesOffice(config) ? officeConnectionsOf(config) : 0;
  const jobs = config.role.works ? jobConnections : 0;
  // One for each login, which requests cannot use up.
  const metrics = config.metrics ? 1 + Number(usesOffice(config)) : 0;
  // One listens for notifications, one asks for the health check; one follows the replica at either server.
  const follows = config.databaseReplicaUrl === undefined ? 0 : 1;
  return {
    primary: config.databaseConnections + office + jobs + metrics + 2 + follows,
    replica: follows * (config.databaseConnections + 1),
  };
}
