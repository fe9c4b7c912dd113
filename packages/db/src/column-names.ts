import { PostgresQueryCompiler } from 'kysely';

const known = new Map<string, string>();

/** The database's name of what the code calls `discountMonthly12`: `discount_monthly_12`. */
function toColumnName(name: string): string {
  const columnName =
    known.get(name) ?? name.replace(/(?<=[^A-Z])[A-Z]|(?<=[^\d_])\d/g, (letter) => `_${letter}`).toLowerCase();
  known.set(name, columnName);
  return columnName;
}

/** What the code calls the column `discount_monthly_12`: `discountMonthly12`. */
export const fromColumnName = (columnName: string): string =>
  columnName.replace(/(?<=.)_+(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes the names of the code as those of the database. Kysely's own plugin for this copies every statement's tree before it is written,
 * and every row with all that its JSON holds; here a row's names are turned round once a statement, by the driver.
 */
export class ColumnNameCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toColumnName(identifier));
  }
}
