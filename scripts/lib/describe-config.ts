import type { Config, Duties } from '../../apps/api/src/config.ts';
import { mostConnections } from '../../apps/api/src/most-connections.ts';

const dutyNames: Readonly<Record<keyof Duties, string>> = {
  servesMalls: 'the malls',
  servesOffice: 'the office',
  works: 'jobs and mails',
};

/** What an instance with these settings would do, without secrets. */
export function describeConfig(config: Config, environment: NodeJS.ProcessEnv): string[] {
  const { role, host, port, metrics, mallOrigin, allowedDomains, dataFolder } = config;
  const duties = Object.entries(dutyNames).filter(([duty]) => role[duty as keyof Duties]);
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const keys = ['TOKEN_SECRET', 'IDENTITY_KEY'].map((name) => `${name} ${isSet(name) ? 'is set' : 'in DATA_DIR'}`);
  return [
    `does      ${duties.map(([, name]) => name).join(', ')}`,
    `listens   ${host}:${port}${metrics ? `, figures at ${metrics.host}:${metrics.port}` : ''}`,
    `malls     ${mallOrigin}, served below ${allowedDomains.join(', ')}`,
    `database  ${isSet('DATABASE_URL') ? placeOf(config.databaseUrl) : 'embedded, in DATA_DIR'}`,
    `          at most ${connectionsOf(config)}`,
    `payment   ${new URL(config.payment.url).host}`,
    `mails     ${new URL(config.mail.smtpUrl).host} from ${config.mail.from}`,
    `keys      ${keys.join(', ')}`,
    `DATA_DIR  ${dataFolder}`,
  ];
}

function connectionsOf(config: Config): string {
  const { primary, replica } = mostConnections(config);
  return `${primary} connections${replica > 0 ? `, and ${replica} to the replica` : ''}`;
}

const placeOf = (url: string): string => {
  const { username, host, pathname } = new URL(url);
  return `${username}@${host}${pathname}`;
};
