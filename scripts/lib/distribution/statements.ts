import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';

const inSql = /\b(?:from|join|update|into|using)\s+(?:only\s+|lateral\s+)?([a-z_]+)\b(?!\s*\()/g;
const inBuilder = /\b(?:selectFrom|innerJoin|leftJoin|updateTable|deleteFrom|insertInto|from|using)\(\s*'(\w+)/g;
/** The column itself, a value for it, or a condition that takes it from the transaction. */
const ofMall =
  /\bmall_id\b|'(?:\w+\.)?mallId'|(?<![.\w])mallId(?=\s*[:,}])|(?:where\(|\$\{)\w+\((?:transaction|reader)\b/g;
const toColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The tables of malls' rows that a part of a repository reads or writes, once per mention. */
function namedTables(text: string, tenant: ReadonlySet<string>): string[] {
  const names = [
    ...[...text.matchAll(inSql)].map(([, name = '']) => name),
    ...[...text.matchAll(inBuilder)].map(([, name = '']) => toColumn(name)),
  ];
  return names.filter((name) => tenant.has(name));
}

/**
 * Declarations of repositories that name the mall less often than tables of its rows. Policies separate the malls anyway; Citus plans
 * by the statement itself. Only a textual check: whether a condition belongs to the right table, or comes from elsewhere,
 * it cannot tell.
 */
export function findStatementsWithoutMall(
  tenant: ReadonlySet<string>,
  folder = join(checkoutFolder, 'apps/api/src'),
): string[] {
  return globSync('**/*.repository.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return parseSync(file, text).program.body.flatMap((piece) => {
        const own = text.slice(piece.start, piece.end).replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
        const name = /\b(?:function|const) (\w+)/.exec(own)?.[1];
        const isNamed = (own.match(ofMall) ?? []).length >= namedTables(own, tenant).length;
        return name && !isNamed ? [`${file} ${name}`] : [];
      });
    });
}
