import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusedValue } from './connection.ts';
import { inMall } from './in-mall.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterAll(() => db.drop());

const isPast = (moment: string) =>
  inMall(db.database, { mallId: 1 }, async (transaction) => {
    const { rows } = await sql<{ isPast: boolean }>`select now() > ${moment} as is_past`.execute(transaction);
    return rows[0]?.isPast;
  });

test('a text that is no moment is refused by the database, and the connection serves on', async () => {
  for (let round = 0; round < 4; round += 1) {
    const refusal: unknown = await isPast('soon').catch((error: unknown) => error);
    expect(isRefusedValue(refusal)).toBe(true);
    expect([await isPast('2026-01-01T00:00:00Z'), await isPast('infinity')]).toEqual([true, false]);
  }
});
