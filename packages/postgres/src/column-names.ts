import { PostgresQueryCompiler } from 'kysely';

const known = new Map<string, string>();

/** The database name of the property `discountMonthly12`: `discount_monthly_12`. */
function toColumnName(name: string): string {
  const columnName =
    known.get(name) ?? name.replace(/(?<=[^A-Z])[A-Z]|(?<=[^\d_])\d/g, (letter) => `_${letter}`).toLowerCase();
  known.set(name, columnName);
  return columnName;
}

/** The property name of the column `discount_monthly_12`: `discountMonthly12`. */
export const fromColumnName = (columnName: string): string =>
  columnName.replace(/(?<=.)_+(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Translates the names in the code into those of the database. Kysely's own plugin for this copies every statement's tree before it is
 * compiled, and every row with all its JSON; here the driver translates the names of a row once per statement.
 */
export class ColumnNameCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toColumnName(identifier));
  }
}
