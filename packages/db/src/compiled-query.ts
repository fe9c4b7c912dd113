import type { Compilable, CompiledQuery } from 'kysely';
import { attachMall, type MallTransaction } from './in-mall.ts';

type Query<Values, Row> = (
  transaction: MallTransaction,
  ...values: keyof Values extends never ? [] : [values: Values]
) => Promise<Row[]>;

/**
 * A repository function whose statement is written once and then sent with each call's values: to write one costs more than to send it.
 * `write` is called once, with a place in the statement for each value. So it hands values on to the query builder and reads nothing
 * of them; a value that is computed is computed by the caller. Reading, spreading or joining one fails at the first call.
 *
 * What it buys: docs/decisions/0036-what-a-request-costs-the-server.md. When to drop it: once Kysely can prepare a query with places for values.
 */
export function compiledQuery<Values extends object, Row>(
  write: (transaction: MallTransaction, values: Values) => Compilable<Row>,
): Query<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (transaction, ...[values]) => {
    compiled ??= write(attachMall(transaction.$extendTables(), places()), places()).compile();
    const known = { ...values, mallId: transaction.mallId };
    const parameters = compiled.parameters.map((parameter) => valueAt(parameter, known));
    const { rows } = await transaction.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

const nameOfPlace = new WeakMap<object, PropertyKey>();

/** Stands for all values: whatever is read of it is a place by that name. */
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

function valueAt(parameter: unknown, values: object): unknown {
  const name = typeof parameter === 'object' && parameter !== null ? nameOfPlace.get(parameter) : undefined;
  return name === undefined ? parameter : values[name as keyof typeof values];
}
