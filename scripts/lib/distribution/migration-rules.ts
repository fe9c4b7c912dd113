import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { partsOf, statementsOf } from '../sql-statements.ts';

/** The rules came after this migration. */
const lastUnchecked = '0549';

const makesConstraint = /^add (constraint|check|unique|primary key|foreign key|exclude)\b/;
const addsColumn = /^add (column )?(if not exists )?(?!constraint|check|unique|primary|foreign|exclude)\w+ /;
const withinColumn = /\b(check|references|unique|primary key)\b/;

/** What Citus refuses in one `alter table`, as text. */
function faultOfActions(actions: readonly string[]): string | undefined {
  const constraints = actions.filter((action) => makesConstraint.test(action));
  if (constraints.some((action) => !action.startsWith('add constraint '))) return 'give the constraint a name';
  if (constraints.length > 0 && actions.length > 1) return 'add the constraint in a command of its own';
  const columns = actions.filter((action) => addsColumn.test(action));
  if (columns.some((action) => withinColumn.test(action)))
    return 'add the column without its constraint, and that by its name in a command of its own';
  if (columns.some((action) => action.includes(' as identity'))) return 'a distributed table gets no identity later';
  return undefined;
}

/** Why Citus would not run a migration over distributed tables, one line for each statement. */
export function findUndistributable(sql: string, tenant: ReadonlySet<string>): string[] {
  return statementsOf(sql).flatMap((statement) => {
    const fault = faultOf(statement, tenant);
    return fault ? [`"${statement.slice(0, 80)}": ${fault}`] : [];
  });
}

function faultOf(statement: string, tenant: ReadonlySet<string>): string | undefined {
  const actions = /^alter table (?:if exists )?(?:only )?[\w.]+ (.*)$/.exec(statement)?.[1];
  if (actions) return faultOfActions(partsOf(actions));
  if (!statement.startsWith('create table ')) return undefined;
  const named = [...statement.matchAll(/\breferences (\w+)/g)].map(([, name = '']) => name);
  return named.some((name) => tenant.has(name))
    ? 'add the key to rows of a mall by its name in a command of its own, once the new table is protected'
    : undefined;
}

export function findUndistributableMigrations(
  tenant: ReadonlySet<string>,
  folder = join(checkoutFolder, 'packages/db/migrations'),
): string[] {
  return globSync(join(folder, '*.sql'))
    .sort()
    .filter((file) => basename(file).slice(0, 4) > lastUnchecked)
    .flatMap((file) =>
      findUndistributable(readFileSync(file, 'utf8'), tenant).map((line) => `${basename(file)}: ${line}`),
    );
}
