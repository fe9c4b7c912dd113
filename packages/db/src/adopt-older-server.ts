import { withServer } from './database-admin.ts';
import { roles } from './logins.ts';
import { SettingError } from './settings.ts';

/** Only while the administrator is renamed: nobody can rename the role that they are signed in as. */
const renamer = 'mall_renamer';

/**
 * Until decision 23 the owner of the tables was the server's administrator, who can never become less. On such a server the administrator
 * gets a name of its own; `giveTablesToOwner` does the rest. Nothing happens on any other server.
 */
export async function adoptOlderServer(administratorUrl: string): Promise<void> {
  const olderUrl = withUser(administratorUrl, roles.owner);
  if (await canSignIn(administratorUrl)) return;
  await withServer(olderUrl, async (client) => {
    const others = await client`
      select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    if (others.length > 0) throw new SettingError('an older version of the mall runs on this database: stop it first');
    await client.unsafe(`drop role if exists ${renamer}`);
    await client.unsafe(`create role ${renamer} superuser login password '${new URL(administratorUrl).password}'`);
  });
  await withServer(withUser(administratorUrl, renamer), (client) =>
    client.unsafe(`alter role ${roles.owner} rename to ${roles.administrator}`),
  );
}

/** Gives what an older version of the mall has made as the administrator to the owner of the tables. */
export async function giveTablesToOwner(administratorUrl: string): Promise<void> {
  await withServer(administratorUrl, (client) => client.unsafe(givingStatement));
}

const ownSchemas = `('public'::regnamespace, to_regnamespace('pgboss'))`;
const isOfExtension = (catalogue: string, id: string) =>
  `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

const givingStatement = `
  drop role if exists ${renamer};
  do $$
  declare
    administrator oid := '${roles.administrator}'::regrole;
    statement text;
  begin
    for statement in
      select format('alter schema %I owner to ${roles.owner}', nspname) from pg_namespace
      where nspname = 'pgboss' and nspowner = administrator
      union all
      select format('alter table %s owner to ${roles.owner}', oid::regclass) from pg_class c
      where relnamespace in ${ownSchemas} and relkind in ('r', 'p', 'v', 'm') and relowner = administrator
        and not ${isOfExtension('pg_class', 'c.oid')}
      union all
      select format('alter type %s owner to ${roles.owner}', oid::regtype) from pg_type t
      where typnamespace in ${ownSchemas} and typtype in ('d', 'e', 'r') and typowner = administrator
        and not ${isOfExtension('pg_type', 't.oid')}
      union all
      select format('alter routine %s owner to ${roles.owner}', oid::regprocedure) from pg_proc p
      where pronamespace in ${ownSchemas} and proowner = administrator and not ${isOfExtension('pg_proc', 'p.oid')}
      union all
      select format('alter policy %I on %s to ${roles.owner}', polname, polrelid::regclass) from pg_policy
      where administrator = any (polroles)
    loop
      execute statement;
    end loop;
  end $$`;

export async function canSignIn(url: string): Promise<boolean> {
  try {
    await withServer(url, (client) => client`select 1`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') return false;
    throw error;
  }
}

const withUser = (url: string, username: string): string => Object.assign(new URL(url), { username }).href;
