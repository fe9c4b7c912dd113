import { z } from 'zod';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import { seededRandom } from './content/random.ts';
import { readDemoFile } from './demo-files/read-demo-files.ts';
import type { MallContent } from './seed-content.ts';

const searchesPerMall = 600;
const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;
const misspelt = readDemoFile('misspellings.yaml', z.array(z.string()));

/** A week of searches, some words far more often than others, as people do. */
export async function insertSearchLog(
  transaction: SeedTransaction,
  { mall, popularKeywords, smartKeywords }: MallContent,
  now: Date,
): Promise<void> {
  const random = seededRandom(`searches of ${mall.mallUrl}`);
  const words = [...new Set([...smartKeywords, ...popularKeywords].map(({ name }) => name))];
  if (words.length === 0) return;
  const rows = Array.from({ length: searchesPerMall }, () => {
    const isMisspelt = random.next() < 0.04;
    const list = isMisspelt ? misspelt : words;
    // Squaring leans towards the beginning of the list.
    const keyword = list[Math.floor(random.next() ** 2 * list.length)] ?? '';
    const searchedAt = new Date(now.getTime() - Math.floor(random.next() * weekMilliseconds)).toISOString();
    return { mallId: mall.mallId, keyword, hasResult: !isMisspelt, searchedAt };
  });
  await insertRows(transaction, 'searchLog', rows);
}
