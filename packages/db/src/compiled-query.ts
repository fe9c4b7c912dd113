import type { Compilable, CompiledQuery } from 'kysely';
import { attachMall, type MallTransaction } from './in-mall.ts';

type Query<Values, Row> = (
  transaction: MallTransaction,
  ...values: keyof Values extends never ? [] : [values: Values]
) => Promise<Row[]>;

/**
 * A repository function whose statement is built once and then sent with each call's values: building one costs more than sending it.
 * `write` is called once, with a placeholder for each value. So it may only pass values on to the query builder and must not inspect them;
 * a computed value is computed by the caller. Reading, spreading or joining a value fails at the first call.
 *
 * What it gains: docs/decisions/0036-what-a-request-costs-the-server.md. When to remove it: once Kysely can prepare a query with
 * placeholders.
 */
export function compiledQuery<Values extends object, Row>(
  write: (transaction: MallTransaction, values: Values) => Compilable<Row>,
): Query<Values, Row> {
  let known:
    | { readonly compiled: CompiledQuery<Row>; readonly names: readonly (PropertyKey | undefined)[] }
    | undefined;
  return async (transaction, ...[values]) => {
    known ??= compile(write(attachMall(transaction.$extendTables(), places()), places()));
    const { compiled, names } = known;
    const parameters = compiled.parameters.map((parameter, index) => {
      const name = names[index];
      if (name === undefined) return parameter;
      return name === 'mallId' ? transaction.mallId : values?.[name as keyof Values];
    });
    const { query, queryId, sql } = compiled;
    const { rows } = await transaction.executeQuery<Row>({ query, queryId, sql, parameters });
    return rows;
  };
}

function compile<Row>(query: Compilable<Row>) {
  const compiled = query.compile();
  return { compiled, names: compiled.parameters.map(nameOf) };
}

const nameOfPlace = new WeakMap<object, PropertyKey>();

/** Represents all values: each property read from it is a placeholder of that name. */
const places = <Values extends object>() =>
  new Proxy({}, { get: (_, name) => placeOf(name), ownKeys: () => refuse('its values') }) as Values;

function placeOf(name: PropertyKey): object {
  // Kysely checks whether a value is an expression.
  const place = new Proxy({}, { get: (_, property) => (property === 'toOperationNode' ? undefined : refuse(name)) });
  nameOfPlace.set(place, name);
  return place;
}

function refuse(name: PropertyKey): never {
  throw new Error(`a compiled query may pass ${String(name)} on, but not read it`);
}

/** Of the value whose placeholder this is; undefined for a constant. */
const nameOf = (parameter: unknown): PropertyKey | undefined =>
  typeof parameter === 'object' && parameter !== null ? nameOfPlace.get(parameter) : undefined;
